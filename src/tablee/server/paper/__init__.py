"""What is set in type: stories to keep, and the rules on one sheet.

keepsake.py  what a client tells is checked, and given to a typesetter
typeset.py   the process that typesets; keepsake.typ, sheet.typ are its templates
drawings.py  which SVG is let through
photos.py    which photos are
"""
