"""The rules of Fear of the Dark as functions of the state, by the chapters of the rulebook.

setup.py      the first position                           FD-2
course.py     which step comes next                        FD-5.1
end.py        winning, losing, and no way on               FD-3
light.py      striking a match, building the hand          FD-4
actions.py    the ways to act                              FD-5.2 to FD-5.5
choices.py    which of them are possible now               FD-5.7
minds.py      the actions of the six mind cards            FD-6
search.py     searching                                    FD-6.5, FD-5.8
movement.py   a step, into an unknown room, out            FD-7.1 to FD-7.4
rooms.py      a room comes out of the dark                 FD-7.5, FD-7.6, FD-8
dangers.py    the dangers                                  FD-8.2, FD-8.4, FD-9
secrets.py    the secrets                                  FD-10
objects.py    the objects                                  FD-5.6, FD-11
places.py     the question for one of several places
"""
