"""One parameter, infinite VC dimension: a sine through every labelling."""
