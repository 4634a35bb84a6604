"""Questions in words: what is understood of them, and the theorems that answer. `bounds.ask` is the public function.

The way of a question: `wording` writes it in plain signs, `mentions` finds its numbers, `cues` tell what each number
is, `situations` what is known and wanted, `fitting` lets every theorem take what it can, `ranking` puts the textbook's
form first, and `ask` answers.
"""
