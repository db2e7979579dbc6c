"""A game at the terminal, from the kernel's own text.

screen.py    printing and asking: colours where there is a terminal, plain lines elsewhere
options.py   the options of a question as numbered lines
answers.py   from what was typed to a choice
commands.py  words that are no answers: look, undo, why, help, save, quit
look.py      the position, part by part
tell.py      events, refusals and the end in words
waiting.py   whom the terminal waits for
pace.py      time: whoever would have been quicker is asked when a line arrives
why.py       the clauses behind them
session.py   the loop: who is asked, what was typed, what follows
"""
