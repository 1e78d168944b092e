"""The report of a balance study: its numbers, charts, text and HTML page."""
