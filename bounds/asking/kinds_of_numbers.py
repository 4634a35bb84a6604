"""What a number is by itself and by what it counts: a share, a confidence, a whole number, a result, no example."""

import re
from collections.abc import Callable, Mapping

from bounds.asking.mentions import Mention

# What is counted so is no example, though the number is whole.
OF_OTHERS = re.compile(
    r"\s*(?:\w+ )?(?:parameters|weights|predictors|models|experts|rounds|epochs|neurons|layers|classes|vectors|arms|"
    r"checkpoints|seeds|events per)\b",
    re.IGNORECASE,
)
# Whoever tells an accuracy so tells no confidence.
RESULT = re.compile(
    r"\b(?:SOTA|baseline|got|gets|scores?|scored|accuracy)(?: is| was| of| at)*\s*(?:\bSOTA|accuracy)?$", re.IGNORECASE
)
LIKELY: Mapping[str, Callable[[Mention], bool]] = {
    "share": lambda mention: mention.share,
    "confident": lambda mention: mention.share and mention.value >= 0.5,
    "doubtful": lambda mention: mention.share and mention.value <= 0.5,
    "nearly sure": lambda mention: (
        mention.is_percentage and 0.8 <= mention.value < 1 and not RESULT.search(f"{mention.before} {mention.name}")
    ),
    "large": lambda mention: not mention.is_percentage and mention.value >= 200 and mention.value == int(mention.value),
    "power": lambda mention: "^" in mention.words and not mention.name and mention.value == int(mention.value),
    "whole": lambda mention: mention.value == int(mention.value) and not mention.is_percentage,
    "": lambda mention: True,
}
