"""Puzzles: positions of games between bots in which one move is clearly best for the seat to move,
with what this seat knows. `make.py` finds them; the files in `data/` hold those of each game."""
