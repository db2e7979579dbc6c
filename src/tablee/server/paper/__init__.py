"""PDFs: stories to keep, and the rules on one sheet.

keepsake.py  checks a client's document, and passes it to a typesetter
typeset.py   the process that typesets; keepsake.typ, sheet.typ are its templates
drawings.py  checks SVG drawings
photos.py    checks photos
"""
