"""Which degree? Polynomials through one sample, and their three errors by degree."""
