"""Where bounds and learners meet: worlds, experiments, and the laboratories with their figures and words."""
