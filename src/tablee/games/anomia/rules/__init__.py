"""The rules, chapter by chapter of the rulebook.

setup       one pack, two piles, who begins              AN-1
drawing     a card is turned over; duel cards            AN-2, AN-4
cascades    who matches, what is won and uncovered       AN-3.1, AN-3.3, AN-3.6, AN-3.8, AN-5
racing      the face-off: tries, passing, hints          AN-3.2, AN-3.7, AN-3.8, AN-7.3, AN-8.1
answers     what is no example                           AN-3.4, AN-3.9
deciding    who began first; whose answer stands         AN-7.1, AN-7.6, AN-8.2
ties        exactly together                             AN-7.2
votes       challenge and vote                           AN-7.4, AN-7.5
spoken      pads and judges, who was first               AN-7.7, AN-8.3
leaving     somebody leaves, or comes back               AN-8.6
end         the winner                                   AN-6.2
course      which of these comes next                    AN-6.1
hearing     how everybody is asked and heard             AN-8.1
times       how long everything takes
"""
