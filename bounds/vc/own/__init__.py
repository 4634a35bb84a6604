"""A class of one's own, as a formula or a 0/1 table: its dichotomies, growth function and VC dimension."""
