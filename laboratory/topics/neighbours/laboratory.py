"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "neighbours",
    "Neighbours",
    "How many neighbours should vote? Here the true risk of each choice is exact, and so is the Bayes risk.",
    {
        "plane": "In the plane",
        "line": "On a line",
        "error": "Error against k",
        "flexible": "Rigid or flexible",
        "lipschitz": "Slowly changing",
        "cells": "Cells",
        "curse": "In many dimensions",
        "noise": "Irrelevant features",
        "costs": "Costs",
    },
    door="k nearest neighbours where the Bayes risk is known: why one is good enough, and why dimensions hurt.",
    icon=":material/hub:",
    group="Trees, ensembles, neighbours",
    order=30,
)
