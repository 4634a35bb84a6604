"""What learning costs: seconds to train, seconds to answer."""

from learners.shared.opening import opened

__getattr__, __dir__ = opened(__name__)
