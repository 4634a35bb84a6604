"""The refusal of a file, in one sentence."""


class ResultsError(ValueError):
    """A file of results that cannot be evaluated; the message is one sentence."""
