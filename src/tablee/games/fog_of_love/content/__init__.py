"""The box: the cards as data, their schema, reading and checking them."""
