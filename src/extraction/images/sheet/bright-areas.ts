/** A rule across the whole sheet parts it in two where it is not bridged; half its width at the size looked at. */
const BRIDGE = 2
/** Shares of the level between bright and dark at which the picture is parted. */
const LEVELS = [1, 0.82, 1.15, 0.68]
/** Shares of its brightness by which a sheet differs from the ground right beside it, where no one level parts them. */
const STEPS = [0.14, 0.22]

/** What may be a sheet in a small grey picture: masks of what is bright, or evenly lit, each parted at another level. */
export const brightAreas = (grey: Uint8Array, width: number, height: number): Uint8Array[] => {
  const level = otsu(grey)
  return [...LEVELS.map((part) => grey.map((value) => (value > level * part ? 1 : 0))), ...STEPS.map((step) => evenParts(grey, width, height, step))]
}

/** The picture with dark lines thinner than twice the bridge taken for the paper around them; sides stay where they are. */
export const bridgeRules = (grey: Uint8Array, width: number, height: number): Uint8Array => {
  const wider = spread(spread(grey, width, height, 1, BRIDGE, Math.max), width, height, width, BRIDGE, Math.max)
  return spread(spread(wider, width, height, 1, BRIDGE, Math.min), width, height, width, BRIDGE, Math.min)
}

const spread = (grey: Uint8Array, width: number, height: number, step: number, reach: number, pick: typeof Math.max): Uint8Array => {
  const out = new Uint8Array(grey.length)
  const along = step === 1 ? width : height
  for (let i = 0; i < grey.length; i++) {
    const place = step === 1 ? i % width : Math.floor(i / width)
    let value = grey[i]!
    for (let d = Math.max(-reach, -place); d <= Math.min(reach, along - 1 - place); d++) value = pick(value, grey[i + d * step]!)
    out[i] = value
  }
  return out
}

/** Where the picture changes by less than `step` of its brightness: a shadow's soft rim joins its two sides, a sheet's rim parts them. */
const evenParts = (grey: Uint8Array, width: number, height: number, step: number): Uint8Array => {
  const brightest = spread(spread(grey, width, height, 1, 1, Math.max), width, height, width, 1, Math.max)
  const darkest = spread(spread(grey, width, height, 1, 1, Math.min), width, height, width, 1, Math.min)
  return brightest.map((most, i) => (most - darkest[i]! < most * step ? 1 : 0))
}

/** The level that best parts the picture in a bright and a dark class. */
const otsu = (grey: Uint8Array): number => {
  const histogram = new Float64Array(256)
  for (const value of grey) histogram[value]!++
  let total = 0
  for (let i = 0; i < 256; i++) total += i * histogram[i]!
  let below = 0
  let belowSum = 0
  let best = 128
  let bestSpread = -1
  for (let level = 0; level < 255; level++) {
    below += histogram[level]!
    belowSum += level * histogram[level]!
    const above = grey.length - below
    if (below === 0 || above === 0) continue
    const difference = belowSum / below - (total - belowSum) / above
    const spread = below * above * difference * difference
    if (spread > bestSpread) {
      bestSpread = spread
      best = level
    }
  }
  return best
}
