// What can be read while something is moved: plain functions of numbers, each the same as the library's own.

// Coefficients [a, b, c] of the line a·x + b·y + c = 0 that hangs on a handle at (x, y).
function lineAt(line, x, y) {
  return line.map(([constant, perX, perY]) => constant + perX * x + perY * y)
}

function score([a, b, c], [x, y]) {
  return a * x + b * y + c
}

const READ = {
  mistakes: (line, at, { points, labels }) => points.filter((point, i) => score(line, point) > 0 !== labels[i] > 0).length,
  distance: (line, at, { points }) => score(line, points[0] ?? at) / Math.hypot(line[0], line[1]),
  "mean square": (line, at, { points }) => points.reduce((sum, one) => sum + residual(line, one) ** 2, 0) / points.length,
  residual: (line, at) => residual(line, at),
}

// How high a point lies over the line.
function residual(line, point) {
  return score(line, point) / line[1]
}

function shortly(number) {
  return Number.isFinite(number) ? String(Number(number.toPrecision(4))).replace("-", "−") : "–"
}

function read(handle, x, y) {
  const line = handle.line && lineAt(handle.line, x, y)
  return handle.readings.map(one => one.says.replace("{}", shortly(READ[one.what](line, [x, y], one))))
}
