import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CONTEXTS_BY_TRADE } from '../contexts-by-trade.ts'
import { replyMail } from '../envelopes.ts'
import { type Growing, grown, hostileTexts } from './hostile-texts.ts'
import { literalsIn, ownedPatterns } from './owned-patterns.ts'

/** What takes the cube of its length can be measured at some hundreds of characters, and what takes its square at some thousands. */
const LONGEST = 4_096
/** Less than this says more of the machine than of the pattern. */
const MEASURABLE_MS = 4
/** Four times the length takes sixteen times as long where the time is quadratic, sixty-four times where it is cubic. */
const GROWS_AT_MOST = 40
/** Where the double length takes so many times as long, the time is exponential, and the next length would not come to an end. */
const LEAPS = 20
const LOOKS = 8

function elapsed(pattern: RegExp, text: string): number {
  const began = performance.now()
  // Where a pattern is tried at word starts, it is tried at some of them, the last among them.
  const step = pattern.sticky ? Math.max(Math.floor(text.length / 16), 1) : text.length + 1
  for (let at = 0; at <= text.length; at += step) {
    pattern.lastIndex = at
    pattern.exec(text)
  }
  return performance.now() - began
}

const least = (pattern: RegExp, text: string): number => Math.min(...Array.from({ length: 3 }, () => elapsed(pattern, text)))

/** How many times as long four times the length takes, at the first length where it can be told; 1 where it never can. */
function growth(pattern: RegExp, growing: Growing): number {
  let before = 0
  for (let length = 16; length <= LONGEST; length *= 2) {
    const once = elapsed(pattern, grown(growing, length))
    if (once > MEASURABLE_MS / 20 && once > before * LEAPS && ratio(pattern, growing, length, 2) > LEAPS && ratio(pattern, growing, length, 2) > LEAPS) return Infinity
    // What other work on the machine may have added is not there the next time.
    if (once >= MEASURABLE_MS) return leastOf([1, 2, 1], (more) => ratio(pattern, growing, length * more, 4))
    before = once
  }
  return 1
}

/** The least of some ratios, or the first that is no more than is allowed: the rest would tell nothing. */
function leastOf(lengths: number[], ratioAt: (more: number) => number): number {
  let least = Infinity
  for (const more of lengths) if ((least = Math.min(least, ratioAt(more))) <= GROWS_AT_MOST) break
  return least
}

const ratio = (pattern: RegExp, growing: Growing, length: number, times: number): number => {
  const short = least(pattern, grown(growing, length / times))
  return least(pattern, grown(growing, length)) / Math.max(short, 0.001)
}

test('literals are told from texts, comments and divisions', () => {
  const code = "const a = /b[/]c/g // /no/\nconst d = 'x /no/ y' + `/no/`; /* /no/ */ f(a, /\\/e/i, g / 2 / 3)"
  assert.deepEqual(literalsIn(code).map(String), ['/b[/]c/g', '/\\/e/i'])
})

test('no pattern takes much longer than the square of what it is given', async () => {
  const patterns = await ownedPatterns(async () => {
    const { readReply } = await import('../../../src/outreach/replies/index.ts')
    for (const context of Object.values(CONTEXTS_BY_TRADE)) await readReply(replyMail(context, 'GL is in force. The rest is not ours.', { style: 'apple' }), context)
  })
  assert.ok(patterns.length > 900, `only ${patterns.length} patterns were found: the walk is looking in the wrong place`)
  const tried = patterns.flatMap(({ file, pattern }) => hostileTexts(pattern).map((growing) => ({ file, pattern, growing })))
  // A busy machine makes some look slow at each look, and hardly the same ones again.
  let suspects = tried
  for (let look = 0; look < LOOKS; look++) suspects = suspects.filter(({ pattern, growing }) => growth(pattern, growing) > GROWS_AT_MOST)
  const slow = suspects.map(({ file, pattern, growing }) => `${file}: more than ${GROWS_AT_MOST} times for four times ${JSON.stringify(growing)}: ${String(pattern).slice(0, 120)}`)
  assert.deepEqual(slow, [])
})
