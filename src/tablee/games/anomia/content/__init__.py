"""What is in the box: the symbols, the packs, and what is known of their words.

editions.py     symbols, cards, die or wild cards                AN-1.2
themes.py       themes and word lists, from `packs/*.toml`       AN-1.1, AN-6.3
pack_checks.py  what would spoil a game with them                AN-1.1, AN-3.9
judge.py        when two words are the same; no example          AN-3.4, AN-3.9, AN-8.5
grammar.py      articles, plurals, spellings of a language       AN-3.4
coverage.py     how much of what people answer is listed,
                measured by `natural/*.toml`                     AN-8.5
"""
