"""Width of the kernel."""
