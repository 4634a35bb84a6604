"""The promises a learning curve can show: one a file, each bounding the true risk of what was learned."""
