// What follows while something is moved: plain functions of numbers, each the same as the library's own.

function score([a, b, c], [x, y]) {
  return a * x + b * y + c
}

// The score of each point on the side of its own label.
function heights(line, { points, labels }) {
  return points.map((point, i) => (labels[i] > 0 ? 1 : -1) * score(line, point))
}

// How high a point lies over the line.
function residual(line, point) {
  return score(line, point) / line[1]
}

const mean = numbers => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

// As a line a·x + b·y + c = 0; through the mean point, and level where no x differs from another.
function leastSquares(points) {
  const x = mean(points.map(one => one[0])), y = mean(points.map(one => one[1]))
  const across = mean(points.map(one => (one[0] - x) ** 2))
  const slope = across ? mean(points.map(one => (one[0] - x) * (one[1] - y))) / across : 0
  return [slope, -1, y - slope * x]
}

// The line that hangs on a handle: each coefficient is a constant with what the handle's x and y add to it.
function lineAt({ line, points }, [x, y]) {
  if (line === "least squares") return leastSquares(points)
  return line && line.map(([constant, perX, perY]) => constant + perX * x + perY * y)
}

// Who is nearest to a place, nearest first, each with how far it is.
function nearest({ points, labels, nearest }, [x, y]) {
  const far = points.map(([u, v], i) => ({ far: Math.hypot(u - x, v - y), label: labels[i] }))
  return far.sort((one, other) => one.far - other.far).slice(0, nearest)
}

const READ = {
  // A point on the line itself is on nobody's side.
  mistakes: (line, handle) => heights(line, handle).filter(one => one <= 0).length,
  distance: (line, { points, own }) => Math.abs(score(line, points[own ?? 0])) / Math.hypot(line[0], line[1]),
  // How far on its side the point is that is least so.
  margin: (line, handle) => Math.min(...heights(line, handle)) / Math.hypot(line[0], line[1]),
  "mean square": (line, { points }) => mean(points.map(one => residual(line, one) ** 2)),
  residual: (line, { points, own }) => residual(line, points[own ?? 0]),
  votes: (line, handle, at) => nearest(handle, at).filter(one => one.label > 0).length,
}

function shortly(number) {
  return Number.isFinite(number) ? String(Number(number.toPrecision(4))).replace("-", "−") : "–"
}

// The handle with its own point where it is.
function followed(handle, at) {
  return { ...handle, points: handle.points.map((point, i) => (i === handle.own ? at : point)) }
}

// The number of each reading by its name.
function readings(handle, at) {
  const now = followed(handle, at), line = lineAt(now, at)
  return Object.fromEntries(Object.keys(handle.readings).map(what => [what, READ[what](line, now, at)]))
}

function read(handle, at) {
  return Object.entries(readings(handle, at)).map(([what, number]) => handle.readings[what].replace("{}", shortly(number)))
}
