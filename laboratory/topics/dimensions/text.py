"""Explanations shared by several questions of this laboratory."""

COMPONENTS = """
**Principal components** depend on the points. Among all ways to restore each point from n numbers linearly, the n
leading eigenvectors of the covariance have the smallest loss: exactly the eigenvalues left out, times the number of
examples less one. A network with n linear hidden units that learns to repeat its input, an *autoencoder*, can do no
better; its weights span the same subspace, though not the same axes.
"""
SPACE = """
**Empty space.** In many dimensions a neighbourhood that holds a fixed share of the points reaches across nearly the
whole cube, a ball has hardly any volume nearly all of it near its surface, a cube has it in its corners, and the
distances between random points are all nearly equal. On the other hand labels that no line separates can be separated
easily once there are enough coordinates.
"""
