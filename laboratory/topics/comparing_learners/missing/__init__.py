"""What missing values cost, and what to do with them."""
