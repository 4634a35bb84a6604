"""Fewer dimensions: principal components, random projections, and the decoders of compressed sensing."""
