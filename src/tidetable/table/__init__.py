"""A game being played, still without I/O."""
