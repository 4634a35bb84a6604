"""The bound of Vapnik and Chervonenkis with the growth function summed exactly."""

from dataclasses import replace

from laboratory.experiments.bound_adapters import vc_vapnik

ADAPTER = replace(vc_vapnik.ADAPTER, theorem="vc_original", label="VC 1971")
