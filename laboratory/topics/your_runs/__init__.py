"""Your runs: finished sweeps, drawn."""
