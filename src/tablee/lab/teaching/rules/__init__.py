"""The rules of Magpies as functions of the state, by the chapters of the rulebook.

setup.py     the first position                                     MG-1.1
course.py    the rounds, and what a round is made of                MG-2 to MG-6
laying.py    the leader points, all lay a card                      MG-2.1, MG-3
hissing.py   all may hiss; who takes the treasure                   MG-4
cawing.py    who counts the feathers first                          MG-5
end.py       who has won                                            MG-7
"""
