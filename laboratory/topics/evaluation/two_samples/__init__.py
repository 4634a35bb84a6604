"""How many test examples each of two models needs, on samples of their own."""
