"""Numbers about games: simulations now, tournaments and balance reports later."""
