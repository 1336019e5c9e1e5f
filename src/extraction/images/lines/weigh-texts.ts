import type { LineScores } from './recognise-line.ts'

/** Characters that stand for each other where only figures can be: a letter read for a figure is that figure. */
const FIGURES: Record<string, string> = {
  '0': '0OoDQ', '1': '1lI|!i]', '2': '2Zz', '5': '5Ss', '6': '6Gb', '8': '8B', ',': ',.;', '.': '.,', '/': '/|l1I-–—', '-': '-–—', $: '$Ss53',
}

/** Chances of each wanted character and of nothing, step by step: a space counts as nothing, since the recogniser drops them. */
type Chances = { steps: number; of: (char: string) => Float64Array; nothing: Float64Array; best: number }

const FLOOR = 1e-7

const chancesOf = ({ steps, classes, scores, wanted }: LineScores, figures: boolean): Chances => {
  const columns = new Map<string, Float64Array>()
  const classOf = new Map<string, number>()
  wanted.text.forEach((text, i) => void classOf.set(text, wanted.class[i]!))
  const space = classOf.get(' ')!
  const of = (char: string): Float64Array => {
    const known = columns.get(char)
    if (known) return known
    const column = new Float64Array(steps)
    for (const one of (figures && FIGURES[char]) || char) {
      const at = classOf.get(one)
      if (at !== undefined) for (let t = 0; t < steps; t++) column[t]! += scores[t * classes + at]!
    }
    for (let t = 0; t < steps; t++) column[t] = Math.max(column[t]!, FLOOR)
    columns.set(char, column)
    return column
  }
  const nothing = new Float64Array(steps)
  let best = 0
  for (let t = 0; t < steps; t++) {
    nothing[t] = Math.max(FLOOR, scores[t * classes]! + scores[t * classes + space]!)
    let top = nothing[t]!
    for (const at of wanted.class) top = Math.max(top, scores[t * classes + at]!)
    best += Math.log(top)
  }
  return { steps, of, nothing, best }
}

/** Natural log of the chance that the line holds exactly this text, over all ways its characters may lie along it. */
const logChance = (text: string, { steps, of, nothing }: Chances): number => {
  const chars = [...text].map(of)
  const size = chars.length * 2 + 1
  let now = new Float64Array(size)
  let next = new Float64Array(size)
  now[0] = 1
  let log = 0
  for (let t = 0; t < steps; t++) {
    let sum = 0
    for (let s = 0; s < size; s++) {
      let reach = now[s]!
      if (t === 0) reach = s < 2 ? 1 : 0
      else {
        if (s > 0) reach += now[s - 1]!
        if (s > 1 && s % 2 === 1 && text[s >> 1] !== text[(s >> 1) - 1]) reach += now[s - 2]!
      }
      const value = reach === 0 ? 0 : reach * (s % 2 === 0 ? nothing[t]! : chars[s >> 1]![t]!)
      next[s] = value
      sum += value
    }
    if (sum === 0) return -Infinity
    for (let s = 0; s < size; s++) next[s]! /= sum
    log += Math.log(sum)
    ;[now, next] = [next, now]
  }
  return log + Math.log(Math.max(1e-300, now[size - 1]! + (size > 1 ? now[size - 2]! : 0)))
}

/** Of two readings that differ the right one was found most often with the own reader's word counted twice: 84 in 100 lines of coarse faxes, PP-OCR alone 69. */
export const OWN_WEIGHT = 2

/**
 * How well each text explains the same print seen in several ways: the mean over the views of the natural log of its chance,
 * against the best that the view itself would read (about 0 for that, less for all others). Texts carry no spaces.
 */
export const weighTexts = (views: readonly LineScores[], texts: readonly string[], figures: boolean): number[] => {
  const seen = views.map((v) => chancesOf(v, figures))
  return texts.map((text) => seen.reduce((sum, view) => sum + logChance(text, view) - view.best, 0) / Math.max(1, seen.length))
}
