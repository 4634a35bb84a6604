"""Why fewer dimensions: error and cost of a prediction by the components kept."""
