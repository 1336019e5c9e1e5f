import { type Anchor, midX, midY, type PageText, right } from './page-text.ts'

/** The block of contacts stands right of the producer's and above the list of insurers (ACORD 24, 25): so far apart at least, and at most, in points. */
const BESIDE_MIN = 60
const BLOCK_MIN = 15
const BLOCK_MAX = 80
/** How wide the forms' labels of contacts stand, and how far a straightened picture may move them. */
const LABELS = 32
const ASIDE = 4
/** The contact's name stands level with the producer's label. */
const LEVEL = 7
const LABEL_HEIGHT = 8

/**
 * CONTACT over NAME is the form's smallest print, and two lines in the room of one: where a picture shows no such label, the block
 * begins where the labels of the insurers below it do, level with the producer's. What stands in the label's place is the label.
 */
export function illegibleContact(text: PageText, producer: Anchor | null): Anchor | null {
  if (text.page.source !== 'image' || !producer) return null
  const { width } = text.page
  const below = { x: producer.box.x + BESIDE_MIN, y: producer.box.y + BLOCK_MIN, w: width, h: BLOCK_MAX }
  const heading = text.findFirst(['INSURERSAFFORDINGCOVERAGE', 'INSURERSAFFORDING', 'INSURERAFFORDING'], below)
  if (!heading) return null
  const labels = text.words.filter((w) => /^INSURER$/i.test(w.text) && w.box.x > below.x && w.box.y > heading.box.y && w.box.y < heading.box.y + BLOCK_MAX)
  if (labels.length === 0) return null
  const x = labels.map((w) => w.box.x).sort((a, b) => a - b)[labels.length >> 1]!
  const y = producer.box.y
  const words = text.words.filter((w) => midX(w.box) > x - ASIDE && right(w.box) < x + LABELS + ASIDE && w.box.x < x + LABELS / 2 && Math.abs(midY(w.box) - midY(producer.box)) < LEVEL)
  return { box: { x: Math.min(x, ...words.map((w) => w.box.x)), y, w: LABELS, h: LABEL_HEIGHT }, words }
}
