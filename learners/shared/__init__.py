"""What learners of several subjects share: how one is declared, what each kind promises, how arguments are judged."""
