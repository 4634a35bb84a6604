"""Fewer dimensions: principal components, random projections, and the decoders of compressed sensing."""

from learners.shared.opening import opened

__getattr__, __dir__ = opened(__name__)
