"""Principal components against random projections, on points that suit the one and points that suit the other."""
