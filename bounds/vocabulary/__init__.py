"""What theorems speak of: variables, quantities, assumptions, sources, and the statement that holds them."""
