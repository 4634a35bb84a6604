// A figure after what changed in it. What is null is gone.
function laidOver(before, change) {
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null))
}

function changed(figure, change) {
  if (!change) return figure
  const data = figure.data.slice(0, change.traces)
  for (const [index, trace] of Object.entries(change.data)) data[index] = laidOver(data[index], trace)
  return { data, layout: laidOver(figure.layout, change.layout) }
}

