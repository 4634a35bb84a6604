"""A power of x by the features of the Gaussian kernel: as near as one likes, never exactly."""
