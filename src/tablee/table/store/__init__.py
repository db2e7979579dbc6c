"""Where tables are kept.

store.py    what a table is on disk, and what a store can do
sqlite.py   the data folder: one file with every table and its log
writer.py   the thread that writes; one commit for all that is queued
"""
