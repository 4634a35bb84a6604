"""Samples on which the perceptron makes as many updates as Novikoff's theorem allows, and exponentially many."""
