"""Your runs: the curves of finished sweeps."""
