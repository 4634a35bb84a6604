"""Explanations shared by several questions of this laboratory."""

COMPONENTS = """
**Principal components** depend on the points. Among all linear ways to restore each point from n numbers, the n leading
eigenvectors of the covariance have the smallest loss: exactly the sum of the eigenvalues left out, times the number of
examples less one. A network with n linear hidden units that learns to repeat its input, an *autoencoder*, cannot have a
smaller loss. At its minimum its weights span such a leading subspace, though not by the same axes.
"""
SPACE = """
**Empty space.** In many dimensions a neighbourhood that holds a fixed share of uniform points reaches across nearly the
whole cube. A ball of fixed radius has hardly any volume, and nearly all of it is near its surface; a cube has it in its
corners. The distances between random points of a cube are nearly equal. On the other hand, a hyperplane separates
labels more easily once there are enough coordinates.
"""
