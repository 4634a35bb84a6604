"""What the pages that answer share: the question, the answer and what stands behind it, counting, shattering."""
