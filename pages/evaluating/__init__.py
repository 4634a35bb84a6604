"""Parts of the page of results that somebody brings: where they come from, what follows, what is taken away."""
