"""What every threshold costs."""
