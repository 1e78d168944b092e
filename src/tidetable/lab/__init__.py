"""Research tools: simulations, tournaments, balance reports and learning environments."""
