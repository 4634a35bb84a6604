"""Trees: grown in the plane, chosen by Occam's bound, written as formulas."""
