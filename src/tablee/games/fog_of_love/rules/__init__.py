"""The rules as functions of the state, by the chapters of the rulebook.

course.py          which step comes next                                FL-4 to FL-15
setup.py           which cards are in, who is first                     FL-4, FL-12.2
creation.py        who the two of them are                              FL-5
goals.py           balances, goals of traits, conditions of destinies   FL-2.3, FL-3, FL-11.4
turns.py           chapters and turns                                   FL-6, FL-7
scenes.py          laid, chosen, resolved                               FL-7.8, FL-8
effects.py         who is meant; what is done at once, what later       FL-8.3 to FL-8.6
forecast.py        what a choice would bring, for whoever looks         FL-3, FL-8.3, FL-8.5
changes.py         traits, features, occupations; tokens and guesses    FL-2.2, FL-9.1
hands.py           scenes drawn, discarded, traded                      FL-9.4, FL-9.5, FL-9.8
special_events.py  shuffled in, searched for; what the couple became    FL-9.6, FL-9.7, FL-10.7
carry_over.py      what acts on the next scene                          FL-10.1, FL-10.8, FL-10.9
secrets.py         laid, hinted at, buried, revealed                    FL-9.2, FL-9.3, FL-10.2
reactions.py       a window opens by the public event                   FL-10.5
destinies.py       hand and pile                                        FL-11
finale.py          final destinies, last secrets, traits                FL-13
fates.py           how it ended                                         FL-11.6, FL-13.3, FL-13.5
lessons.py         when a lesson of the tutorial comes up               FL-15
"""
