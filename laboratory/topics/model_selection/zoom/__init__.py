"""Grid search from coarse to fine: a grid, a finer one about its best point, and the cost of a full fine grid."""
