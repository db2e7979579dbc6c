"""The rules, by the chapters of the rulebook: free functions of the state.

setup.py        boards, time, decks, which cards are in        FF-0.1, FF-1.1, FF-6
variant.py      the goals at the start: dealt or chosen        FF-6.4, FF-12
course.py       `next_step`; slices, turns                     FF-7, FF-8
passing.py      out for this slice                             FF-7.3, FF-9.3
auction.py      bids, and secret maxima                        FF-9.1, FF-9.2
goals.py        realised, exchanged                            FF-9.4, FF-9.6
end.py          five goals, or an aimless existence            FF-9.7, FF-9.8
conditions.py   what a card asks for                           FF-2.3, FF-3.4, FF-4, FF-5
casting.py      who can be in a card, and why not              FF-10.1, FF-10.10, FF-11
telephones.py   naming, calling, deciding, returning           FF-10.4 to FF-10.8
living.py       a card is lived                                FF-10.2, FF-10.12
traits.py       characteristics, their order, what falls       FF-2
love.py         somebody new, love, marriage, separation       FF-3.4, FF-4
"""
