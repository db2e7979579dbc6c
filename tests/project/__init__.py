"""The project as a whole: layers, rooms, names, the script and the wheel."""
