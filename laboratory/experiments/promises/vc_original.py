"""The bound of Vapnik and Chervonenkis with the growth function summed exactly."""

from dataclasses import replace

from laboratory.experiments.promises import vc_vapnik

PROMISE = replace(vc_vapnik.PROMISE, theorem="vc_original", label="VC 1971")
