"""Two functions that need exponentially many units in one hidden layer of a kind, and few with another layer."""
