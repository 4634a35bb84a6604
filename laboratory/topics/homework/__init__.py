"""The homework of the lecture notes: learners compared on real data, and digits in five steps."""
