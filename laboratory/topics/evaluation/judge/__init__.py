"""A judge answers for the labels that are missing: prediction-powered estimates of an accuracy, enumerated exactly."""
