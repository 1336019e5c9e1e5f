import { right, type TextLine, unionBox } from '../page/page-text.ts'

/** `APFREIG-02`: an agency's own code for its client. */
const CODE = /^[A-Z&]{3,8}\d{0,2}-\d{1,2}$|^[A-Z]{7}$/
const APART_MIN = 100
const GAP_MIN = 3

/** The lines of a party without its agency's code for it, which stands at the far edge of the box: over the name or beside it. */
export function withoutClientCode(lines: readonly TextLine[]): TextLine[] {
  const left = Math.min(...lines.filter((l) => !(l.words.length === 1 && CODE.test(l.text))).map((l) => l.box.x))
  return lines.flatMap((line): TextLine[] => {
    const [before, last] = line.words.slice(-2)
    if (line.words.length === 1 && CODE.test(line.text)) return line.box.x - left > APART_MIN ? [] : [line]
    if (!last || !before || !CODE.test(last.text) || last.box.x - right(before.box) < GAP_MIN * last.box.h) return [line]
    const words = line.words.slice(0, -1)
    return [{ words, text: words.map((w) => w.text).join(' '), box: unionBox(words.map((w) => w.box)) }]
  })
}
