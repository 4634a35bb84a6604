"""Features made of features: explicit embeddings and scaling."""
