"""Which accuracies and confidences are small enough for theorems that hold only there."""

from bounds.comparison.implications import implies


@implies("delta_to_hundredth", "it holds only for δ ≤ 1/100")
def to_a_hundredth(delta: float) -> bool:
    return delta <= 0.01


@implies("delta_below_sixtyfourth", "it holds only for δ < 1/64")
def below_a_sixtyfourth(delta: float) -> bool:
    return delta < 1 / 64


@implies("delta_below_seventh", "it holds only for δ < 1/7")
def below_a_seventh(delta: float) -> bool:
    return delta < 1 / 7


@implies("epsilon_below_eighth", "it holds only for ε < 1/8")
def below_an_eighth(epsilon: float) -> bool:
    return epsilon < 1 / 8
