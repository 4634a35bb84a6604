"""A forward pass through a small network."""

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import WHOLE, Problem, WrongAnswer
from laboratory.exercises.writing import number, vector
from learners.networks.network import Network, forward

REACH = 3
UNITS = 2


def network_output(rng: np.random.Generator) -> Problem | None:
    """Two inputs, two units max(0, a), one linear output, all weights small integers."""
    W, b = rng.integers(-REACH, REACH + 1, (UNITS, 2)), rng.integers(-REACH, REACH + 1, UNITS)
    v, c = rng.integers(-REACH, REACH + 1, UNITS), int(rng.integers(-REACH, REACH + 1))
    x = rng.integers(-REACH, REACH + 1, 2)
    sums = W @ x + b
    if not v.all() or not c or not b.any() or not (sums > 0).any() or not (sums < 0).any():
        return None
    first, second, third = (np.asarray(part, dtype=np.float64) for part in (W, v[None], b))
    network = Network((first, second), (third, np.array([float(c)])), "relu", "identity")
    answer = round(float(forward(network, x[None])[-1][0, 0]))
    hidden = np.maximum(sums, 0)
    text = (
        r"A network has two hidden units $h_j = \max\{0,\, \langle w_j, x\rangle + b_j\}$ and the output "
        rf"$o = v_1 h_1 + v_2 h_2 + c$, with $w_1 = {vector(W[0])}$, $b_1 = {number(b[0])}$, $w_2 = {vector(W[1])}$, "
        rf"$b_2 = {number(b[1])}$, $v = {vector(v)}$ and $c = {number(c)}$. What is $o$ at $x = {vector(x)}$?"
    )
    slips = (
        WrongAnswer(int(v @ sums + c), r"You forgot the activation: a hidden unit is 0 where its sum is negative."),
        WrongAnswer(int(v @ hidden), "The bias $c$ of the output is missing."),
        WrongAnswer(int(v @ np.maximum(W @ x, 0) + c), "The biases of the hidden units are missing."),
        WrongAnswer(
            int(v @ np.maximum(W.T @ x + b, 0) + c), "You exchanged columns and rows: $w_j$ leads into unit $j$."
        ),
        WrongAnswer(max(0, int(v @ hidden + c)), "The output is linear: it may be negative."),
        WrongAnswer(int(v @ np.abs(sums) + c), "The activation is 0 below 0: it does not reverse the sign."),
    )
    steps = (
        Step("The sums of the hidden units.", rf"a = {vector(sums)}"),
        Step("The hidden units.", rf"h = {vector(hidden)}"),
        Step("The output.", rf"o = \langle v, h\rangle + c = {number(v @ hidden)} + ({number(c)}) = {number(answer)}"),
    )
    return Problem(text, answer, slips, steps, {"W": W, "b": b, "v": v, "c": c, "x": x}, WHOLE)
