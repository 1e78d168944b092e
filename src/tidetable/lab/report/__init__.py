"""What a study found: the numbers, their pictures, their words, and the page that holds them."""
