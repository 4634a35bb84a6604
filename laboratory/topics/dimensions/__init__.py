"""What the Dimensions laboratory runs: components, projections, sparse signals, and space itself."""
