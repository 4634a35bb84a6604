"""The runs of the Dimensions laboratory: components, projections, sparse signals, and space itself."""
