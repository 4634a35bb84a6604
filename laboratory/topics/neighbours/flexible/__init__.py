"""A line beside k neighbours over many samples: rigid or flexible, low or high variance."""
