// A run played in the browser. Its frames come some at a time, each as what changes from the one before, so a step is
// figures changed where they stand, the headline and the sentence, and no question to the server. Where it stops, the
// server hears the step.

const AHEAD = 60 // frames: so many before the last that is here, more are asked for

// Sentences here are Markdown of the simplest kind.
function marked(sentence) {
  const safe = sentence.replace(/&/g, "&amp;").replace(/</g, "&lt;")
  return safe.replace(/\*\*(.+?)\*\*/g, "<b>$1</b>").replace(/(?<![\w*])\*([^*]+)\*(?!\w)/g, "<i>$1</i>")
}

class Film {
  constructor(root) {
    this.root = root
    this.frames = []
    this.drawn = 0 // frames, for whoever counts them
    const on = (name, event, does) => { this.part(name)[event] = does }
    on("play", "onclick", () => this.press())
    on("back", "onclick", () => this.go(this.at - 1))
    on("step", "onclick", () => this.go(this.at + 1))
    on("scrub", "oninput", ({ target }) => this.look(Number(target.value)))
    on("scrub", "onchange", ({ target }) => this.go(Number(target.value)))
    on("speed", "onchange", () => this.timer && this.play())
    root.onkeydown = event => this.key(event)
    this.hear = event => this.pointed(event)
    document.addEventListener("pointed", this.hear)
  }

  part(name) {
    return this.root.querySelector(`[data-part=${name}]`)
  }

  // The server has spoken: another run, another step, or more frames.
  told(data) {
    if (data.run !== this.run) {
      this.pause()
      this.frames = []
      this.wanted = null
      this.run = data.run
      this.part("sentence").textContent = ""
    }
    Object.assign(this, { known: data.at, last: data.last, figures: data.figures, stepTexts: data.step_texts })
    this.part("scrub").setAttribute("aria-label", data.label)
    this.root.setAttribute("aria-label", data.label)
    this.part("label").textContent = data.label
    if (data.frames && data.from === this.frames.length) this.add(JSON.parse(data.frames))
    if (!this.timer && !this.starting) {
      this.at = data.at
      this.own(false)
    }
    this.mark()
    if (this.starting && this.has(this.at)) {
      this.starting = false
      this.play()
    } else if (this.starting) this.want()
  }

  add(frames) {
    for (const frame of frames) {
      const before = this.frames.at(-1)?.figures ?? frame.figures.map(() => ({ data: [], layout: {} }))
      this.frames.push({ ...frame, figures: before.map((figure, index) => changed(figure, frame.figures[index])) })
    }
    this.wanted = null
  }

  has(step) {
    return step < this.frames.length
  }

  want() {
    if (this.frames.length > this.last || this.wanted === this.frames.length) return
    this.wanted = this.frames.length
    this.tell("wanted", this.wanted)
  }

  press() {
    if (this.timer) return this.go(this.at)
    if (this.at >= this.last) this.at = 0
    if (this.has(this.at)) return this.play()
    this.starting = true
    this.want()
    this.mark()
  }

  play() {
    clearInterval(this.timer)
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches
    const speed = still ? Math.min(1, this.speed) : this.speed
    let began = performance.now(), from = this.at
    this.look(this.at)
    this.timer = setInterval(() => {
      const to = Math.min(this.last, from + Math.floor((performance.now() - began) * speed / 1000))
      if (to + AHEAD > this.frames.length) this.want()
      if (!this.has(to)) [began, from] = [performance.now(), this.at] // it waits for the server
      else if (to !== this.at) this.look(to)
      if (this.at >= this.last) this.go(this.last)
    }, 1000 / Math.max(2 * speed, 20))
    this.mark()
  }

  get speed() {
    return Number(this.part("speed").value)
  }

  pause() {
    clearInterval(this.timer)
    this.timer = this.starting = null
  }

  // To stay there: the address holds the step.
  go(step) {
    this.pause()
    this.look(Math.max(0, Math.min(this.last, step)))
    this.tell("step", this.at)
  }

  // Somebody points at a step in a figure, or clicks there; what is pointed at does not move meanwhile.
  pointed(event) {
    const { figure, step, stay } = event.detail
    if (!this.figures.includes(figure)) return
    event.preventDefault()
    if (stay) this.go(step)
    else if (this.frames.length && !this.has(step)) this.want()
    else if (!this.timer && this.pointing !== (step ?? this.at)) {
      this.pointing = step ?? this.at
      this.draw(this.pointing, figure)
      if (step === null) this.own(false)
    }
  }

  // To be seen.
  look(step) {
    this.at = step
    this.pointing = step
    this.draw(step)
    this.mark()
  }

  // As far as frames are here; figures and headline answer to their names.
  draw(step, but) {
    if (this.has(step)) {
      const { figures, headline, sentence } = this.frames[step]
      figures.forEach((figure, index) => {
        const name = this.figures[index]
        if (name !== but) document.querySelector(`[data-figure="${name}"]`)?.show?.(figure, step === this.known)
      })
      const number = document.querySelector(".headline")
      if (number) number.outerHTML = headline
      this.part("sentence").innerHTML = marked(sentence)
      this.own(true)
      this.root.dataset.drawn = ++this.drawn
    }
  }

  // While it plays the sentence is the film's own, and captions may speak of another step; then the page's are back.
  own(playing) {
    if (!playing) this.part("sentence").textContent = ""
    const words = document.querySelector(".st-key-sentence"), captions = document.querySelectorAll("[class*=st-key-caption_]")
    if (words) words.style.display = playing ? "none" : ""
    for (const caption of captions) caption.style.visibility = playing ? "hidden" : ""
  }

  mark() {
    this.part("play").textContent = this.starting ? "Wait …" : this.timer ? "Pause" : "Play"
    this.part("back").disabled = this.at === 0
    this.part("step").disabled = this.at === this.last
    this.part("scrub").max = this.last
    this.part("scrub").value = this.at
    const [at, last] = [this.at, this.last].map(step => step.toLocaleString("en")) // as everywhere: 2,000
    const says = this.stepTexts?.[this.at] ?? `${at} of ${last}`
    this.part("scrub").setAttribute("aria-valuetext", says)
    this.part("count").textContent = says
  }

  key(event) {
    const does = { " ": () => this.press(), ArrowRight: () => this.go(this.at + 1), ArrowLeft: () => this.go(this.at - 1) }
    if (!(event.key in does) || event.target.tagName === "SELECT") return
    if (event.target.type === "range" && event.key !== " ") return // it has the arrows itself
    event.preventDefault()
    does[event.key]()
  }
}

const films = new WeakMap()

export default function ({ data, parentElement, setTriggerValue }) {
  const root = parentElement.querySelector(".film")
  if (!films.has(root)) films.set(root, new Film(root))
  const film = films.get(root)
  film.tell = (name, value) => setTriggerValue(name, String(value)) // heard each time, even where it is as before
  film.told(data)
  return () => {
    film.pause()
    document.removeEventListener("pointed", film.hear)
    films.delete(root)
  }
}
