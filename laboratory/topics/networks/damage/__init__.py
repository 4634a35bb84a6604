"""A network of handwritten digits with pixels missing, with noise on them, or with units removed."""
