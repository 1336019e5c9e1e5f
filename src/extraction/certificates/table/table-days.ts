import type { Box } from '../../../vocabulary/index.ts'
import { findDate } from '../../values/index.ts'
import type { PageText } from '../page/page-text.ts'

/** Where the days of a table stand, by the words they begin with. */
export const dateStarts = (text: PageText, top: number, end: number): Box[] =>
  text.words.filter((w) => w.box.y > top - 2 && w.box.y < end && w.text.length <= 12 && /\d/.test(w.text) && findDate(w.text)).map((w) => w.box)
