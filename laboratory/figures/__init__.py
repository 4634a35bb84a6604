"""Shared drawing tools: figures name the role of a curve, and its look follows. They return, never show.

    from laboratory.figures.axes import error_axis, examples_axis
    from laboratory.figures.curves import band, curve, vline
    from laboratory.figures.names import label_ends
    from laboratory.figures.roles import GUARANTEE, TRAINING, TRUTH, guarantee, one_of
    from laboratory.figures.theme import figure

    def errors(run: Run, theme: str = "light") -> Figure:
        fig = figure(theme, xaxis=examples_axis(log=True), yaxis=error_axis())
        band(fig, run.m, run.low, run.high, TRUTH, "in 90 % of samples")
        ends = [
            curve(fig, run.m, run.training, TRAINING),
            curve(fig, run.m, run.bounds, GUARANTEE.called("VC bound")),
            curve(fig, run.m, run.risks, TRUTH, points=True),
        ]
        vline(fig, run.size, logarithmic=True)
        label_ends(fig, ends)
        return fig

figure  `Figure`: plain data with the methods of Plotly's figures; `.plotly` is the checked one.
panels  `lay_out(fig, rows, columns)`, then `**at(panel)` for traces and `**word_at(panel)` for words.
theme   `figure(theme, ...)` keeps its theme, so that it is passed once; `greyed` (veiled), `on_page`, `on_paper`.
roles   TRUTH (heaviest), VALIDATION, TEST, TRAINING (lightest), GUARANTEE (dashed), BAYES; QUIET, AXIS, PATCH (a grey
        shade), WORDS, GROUND; SAMPLE, POSITIVE, NEGATIVE; `one_of(i, name)`: one measured curve of several;
        `guarantee(i, name)`: one bound of several, `bound_of(slug)` in `bounds`: a theorem's, the same in every figure;
        `.called("name")`, `.but(width=3, marker="square", alpha=0.5)`, `.beforehand`: known before the run,
        so seen by those who guess.
marks   `dots`, `polyline`, `bars`, `cells` (a heat map), `levels` (contours), `zone` (from ... to), `outline`, each
        `(fig, places, role, reading)`: a text that is read over it, or none.
axes    `Scale("name", "symbol", unit="", whole=False).axis(log=False, range=...)`: the name on the axis, the rounded
        `m = 120` over the curves. The shared ones are there once: ERROR, EXAMPLES, STEP, ROUND, LAMBDA, PRICE, ...
        Shares on axes are fractions; per cent is for sentences.
curves  `curve(fig, x, y, role)` returns its End; `points=True`, `shape="hv"`, `unit=`, `digits=`; `band`, `hline`,
        `vline` (of a step, or of a role), `dot` (one point).
error_curves  `error_curves(fig, sizes, training, risk, bayes_risk, at)`: both errors of what grows, named and marked.
names   `label_ends(fig, ends)` once, after all curves; `annotate(fig, point, text, role, left=, below=)`, `over` in
        the middle: these read from the axes whether they are logarithmic. `word`, `words` (one trace), `corner`.
plane   `empty_plane(window, theme)`, `window_around(points)`, `examples(fig, points, labels, wrong)`, `answers` (by a
        score), `shade` (cells), `line`, `band` (margin), `shaded_side`, `boundary` (a contour), `rings`, `mistakes`.
heat    `heat(fig, x, y, z, text)`: a table as a heat map, its digits black or white, whichever is readable on the cell.
"""
