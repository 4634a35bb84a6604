// A new element with these properties, and what is inside.
function element(tag, of, ...inside) {
  const made = Object.assign(document.createElement(tag), of)
  made.append(...inside)
  return made
}

