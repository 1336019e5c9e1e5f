import type { Box } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { findDate } from '../../values/index.ts'
import { midY, type PageText, right } from '../page/page-text.ts'

/** Where the days of a table stand, by the words they begin with, or that lead up to them. */
export const dateStarts = (text: PageText, top: number, end: number): Box[] =>
  text.words.filter((w) => w.box.y > top - 2 && w.box.y < end && w.text.length <= 12 && /\d/.test(w.text) && findDate(w.text)).map((w) => (text.page.source === 'image' ? w : leadOf(text, w)).box)

const LEAD = /^(?:from|eff(?:ective|\.)?|12[:.]0[01](?:a\.?m\.?)?|a\.?m\.?)$/i
/** `From 3/1/2026`, `12:01 AM 3/1/2026`: the first word of the term. */
function leadOf(text: PageText, day: Word): Word {
  const before = text.level(midY(day.box), 2).find((w) => LEAD.test(w.text) && w.box.x < day.box.x && day.box.x - right(w.box) < 0.7 * day.box.h && day.box.x - right(w.box) > -1)
  return before ? leadOf(text, before) : day
}
