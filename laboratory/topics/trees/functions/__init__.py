"""A Boolean function of one's own as a tree, and the class of all of them."""
