"""Features made of features: explicit embeddings and scaling."""

from learners.shared.opening import opened

__getattr__, __dir__ = opened(__name__)
