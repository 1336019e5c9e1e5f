import type { Row } from '../classify/index.ts'
import type { Word } from '../page-model.ts'
import { findAmount } from '../values/index.ts'
import type { CoverageSection } from './coverage-sections.ts'
import { knownCoverageOf } from './coverage-of-text.ts'
import { namedLabel } from './limit-labels.ts'
import { pairsIn, type ReadLimit } from './limit-pairs.ts'

const NAME =
  /\b(?:commercial\s+general|general|auto(?:mobile)?|umbrella|excess|professional|pollution|cyber|liquor)\s+liability\b|\b(?:commercial|business)\s+auto(?:mobile)?\b|\bmotor\s+truck\s+cargo\b|\bworkers?['’]?s?['’]?\s+compensation\b|\bcommercial\s+umbrella\b/gi
const REACH = 260

export type LetterSection = CoverageSection & { limits: ReadLimit[]; /** The first word of its name. */ at: Word }

/**
 * Coverages that a letter names in running sentences, each with the amounts said after it and before the next one is
 * named. Only amounts with a limit's own name beside them count.
 */
export function letterSections(rows: readonly Row[]): LetterSection[] {
  const words = rows.flatMap((r) => r.segments.flatMap((s) => s.words))
  const text = words.map((w) => w.text).join(' ')
  const names = [...text.matchAll(NAME)].slice(0, 20)
  const out: LetterSection[] = []
  names.forEach((name, i) => {
    const type = knownCoverageOf(name[0])
    // A letter about one coverage may state its limits a sentence later.
    const end = Math.min(names[i + 1]?.index ?? text.length, name.index + name[0].length + (names.length === 1 ? 2 * REACH : REACH))
    const all = text.slice(name.index + name[0].length, end)
    const said = names.length === 1 ? all : all.replace(/\.\s+[A-Z][\s\S]*$/, '')
    if (!type || !findAmount(said)) return
    const own = wordsAt(words, name.index, end)
    const limits = pairsIn(said, own, type).filter((l) => l.amount !== null && namedLabel(type, l.label.replaceAll('_', ' ')) !== null)
    const heading = rows.flatMap((r) => r.segments).find((s) => s.words.includes(own[0]!))
    if (limits.length === 0 || !heading || out.some((s) => s.type === type)) return
    out.push({ type, name: name[0], heading, rows: [], limits, at: own[0]! })
  })
  return out
}

/** The words of a row's text from one place to another. */
export function wordsAt(words: readonly Word[], from: number, to: number): Word[] {
  let at = 0
  return words.filter((w) => {
    const start = at
    at += w.text.length + 1
    return start + w.text.length > from && start < to
  })
}
