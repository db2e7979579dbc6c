"""Where tables are kept.

sqlite.py   the data folder: one file with every table and its log
writer.py   the thread that writes; one commit for all that is queued
"""
