"""Support vector machines run where the truth is known: margins, slacks, dimensions, kernels, grids and tubes."""
