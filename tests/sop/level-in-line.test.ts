import assert from 'node:assert/strict'
import { test } from 'node:test'
import { levelInLine } from '../../src/requirements/sop/segments/chosen-level.ts'
import { NO_CONTEXT, type Segment } from '../../src/requirements/sop/segments/segment.ts'

const at = (title: string): Segment => ({ raw: `GL for ${title}`, label: null, block: 0, context: { ...NO_CONTEXT, tier: { title } }, item: true })
const kept = (text: string, titles: string[]): string[] => levelInLine(text, titles.map(at)).map((s) => s.raw)

test('the level is the one whose box is ticked, wherever in the text the boxes stand and whatever is longer than its name', () => {
  const titles = ['Low', 'Middle value', 'High (crane work)']
  for (const [text, expected] of [
    ['Risk: (x) Low [ ] middle value ( ) High (crane work)', ['GL for Low']],
    ['Risk: ( ) Low ( ___ ) Middle value [X]HIGH (CRANE WORK)', ['GL for High (crane work)']],
    ['[ \u2713 ] Middle value\n... ( )low ...\n[___] High (crane work)', ['GL for Middle value']],
    // Two are ticked, one has no box, a box stands before a longer name, a line parts box and name: nothing is left out.
    ['(x) Low (x) Middle value ( ) High (crane work)', undefined],
    ['(x) Low ( ) Middle value', undefined],
    ['(x) Lower ( ) Middle value ( ) High (crane work)', undefined],
    ['(x)\nLow ( ) Middle value ( ) High (crane work)', undefined],
    ['(____) Low (x) Middle value ( ) High (crane work)', undefined],
    ['Low, middle value, high (crane work)', undefined],
  ] as const)
    assert.deepEqual(kept(text, titles), expected ?? titles.map((t) => `GL for ${t}`), text)
})
