"""The rules, chapter by chapter of the rulebook.

setup.py       one pack, two piles, who begins              AN-1
drawing.py     a card is turned over; duel cards            AN-2, AN-4
cascades.py    who matches, what is won and uncovered       AN-3.1, AN-3.3, AN-3.6, AN-3.8, AN-5
racing.py      the face-off: tries, passing, hints          AN-3.2, AN-3.7, AN-3.8, AN-7.3, AN-8.1
answers.py     what is no example                           AN-3.4, AN-3.9
deciding.py    who began first; whose answer stands         AN-7.1, AN-7.6, AN-8.2
ties.py        exactly together                             AN-7.2
votes.py       challenge and vote                           AN-7.4, AN-7.5
spoken.py      pads and judges, who was first               AN-7.7, AN-8.3
leaving.py     somebody leaves, or comes back               AN-8.6
end.py         the winner                                   AN-6.2
course.py      which of these comes next                    AN-6.1
hearing.py     how everybody is asked and heard             AN-8.1
times.py       how long everything takes
"""
