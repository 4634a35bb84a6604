"""Grid search from coarse to fine: a grid, a finer one about its best point, and what a full fine grid would cost."""
