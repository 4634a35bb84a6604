"""What learning costs: seconds to train, seconds to answer."""
