"""Tournaments between people: who meets whom, and who leads. No I/O; times are parameters."""
