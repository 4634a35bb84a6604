"""What can be said of a learner or an optimizer without importing it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class About:
    """What a learner is called and does, in words for the app."""

    name: str
    title: str
    description: str
    predicts_numbers: bool = False  # a regressor; else it predicts labels
