"""What the figures of steps downhill have in common."""

from __future__ import annotations

from laboratory.figures.axes import Scale

HEIGHT = 400
BESIDE_A_PLAYER = 330
ABOVE = Scale("above the best value")
RATE = Scale("learning rate", "η")
WEIGHT = Scale("weight", "<i>w</i>")
