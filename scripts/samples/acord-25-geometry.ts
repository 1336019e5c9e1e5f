import type { Choices } from './seeded-random.ts'

/** Where the parts of an ACORD-25-like certificate lie, in points on US Letter. Agencies redraw the form in proportions of their own. */
export type Geometry = {
  left: number
  right: number
  top: number
  rowH: number
  headH: number
  partyH: number
  /** Left edges of: type, ADDL, SUBR, policy number, effective, expiration, limits, amounts. */
  columns: { type: number; addl: number; subr: number; number: number; eff: number; exp: number; limits: number; amounts: number }
  split: number
  tick: number
  holderH: number
  bottom: number
}

export const PLAIN_GEOMETRY: Geometry = {
  left: 18,
  right: 594,
  top: 22,
  rowH: 12,
  headH: 21,
  partyH: 12,
  columns: { type: 37, addl: 181, subr: 199, number: 217, eff: 330, exp: 380, limits: 430, amounts: 527 },
  split: 306,
  tick: 9.5,
  holderH: 72,
  bottom: 752,
}

export function inventGeometry(choices: Choices): Geometry {
  const left = choices.between(14, 30)
  const right = 612 - choices.between(14, 30)
  const scale = (right - left) / 576
  const x = (plain: number, wobble: number): number => left + (plain - 18) * scale + choices.between(-wobble, wobble)
  const eff = x(330, 6)
  const term = choices.between(46, 53) * scale
  return {
    left,
    right,
    top: choices.between(18, 34),
    rowH: choices.between(10.6, 12.6),
    headH: choices.between(18, 24),
    partyH: choices.between(10.8, 12.6),
    columns: {
      type: x(37, 2),
      addl: x(181, 4),
      subr: x(200, 2),
      number: x(218, 2),
      eff,
      exp: eff + term,
      limits: eff + 2 * term,
      amounts: x(527, 4),
    },
    split: x(306, 8),
    tick: choices.between(8, 10.5),
    holderH: choices.between(62, 80),
    bottom: 752,
  }
}
