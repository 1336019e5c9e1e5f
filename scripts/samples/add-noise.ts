import type { Grey } from './render-paper.ts'
import type { Choices } from './seeded-random.ts'

/** A fast stream of bytes: the choices' own generator is too slow for eight million pixels. */
export function byteStream(choices: Choices): () => number {
  let state = choices.int(1, 2 ** 31 - 1)
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state & 0xff
  }
}

/** Sensor noise: near bell-shaped, `strength` grey levels wide. */
export function addNoise({ pixels }: Pick<Grey, 'pixels'>, choices: Choices, strength: number): void {
  const byte = byteStream(choices)
  const scale = strength / 148
  for (let n = 0; n < pixels.length; n += 1) {
    const bell = byte() + byte() + byte() - 382
    pixels[n] = Math.max(0, Math.min(255, pixels[n]! + bell * scale))
  }
}

/** Dust and toner: `perSquareInch` dots, dark on white or, one in four, white on dark. */
export function addSpecks(page: Grey, choices: Choices, perSquareInch: number): void {
  const { pixels, width, height, dpi } = page
  const count = Math.round(((width * height) / dpi ** 2) * perSquareInch)
  for (let n = 0; n < count; n += 1) {
    const size = choices.int(1, Math.max(1, Math.round(dpi / 130)))
    const x = choices.int(0, width - 1 - size)
    const y = choices.int(0, height - 1 - size)
    const tone = choices.chance(0.75) ? choices.int(0, 70) : 255
    for (let dy = 0; dy < size; dy += 1) pixels.fill(tone, (y + dy) * width + x, (y + dy) * width + x + size)
  }
}
