"""What stands on this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "neighbours",
    "Neighbours",
    "How many neighbours should vote? Here the true risk of each choice is known, and so is the best risk.",
    {
        "plane": "In the plane",
        "line": "On a line",
        "error": "Error against k",
        "lipschitz": "Slowly changing",
        "cells": "Cells",
        "curse": "In many dimensions",
        "noise": "Irrelevant features",
        "costs": "Costs",
    },
)
