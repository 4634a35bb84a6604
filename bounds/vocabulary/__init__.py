"""The vocabulary of theorems: variables, quantities, assumptions, sources, and the statement that contains them."""
