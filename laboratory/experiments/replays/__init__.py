"""How often an extrapolation was right: curves whose continuation is known, extrapolated from their beginning."""

from laboratory.experiments.replays.run import FACTORS, SIZES, Replay, replays
from laboratory.experiments.replays.scoring import Score, score_of, scores

__all__ = ["FACTORS", "SIZES", "Replay", "Score", "replays", "score_of", "scores"]
