import type { Word } from '../page-model.ts'

const FROM_PICTURE = new Set(['pp_ocr', 'tesseract'])
const isRead = (word: Word | undefined): word is Word => word !== undefined && FROM_PICTURE.has(word.reader)
/** Right behind the word before it, in its line. */
const gapTo = (before: Word, word: Word): number | null =>
  Math.abs(before.box.y + before.box.h / 2 - word.box.y - word.box.h / 2) < 0.5 * Math.max(before.box.h, word.box.h) && word.box.x > before.box.x ? word.box.x - before.box.x - before.box.w : null

/** In heights of the print: what a stroke begins is set against what it goes on from. */
const STROKE_GAP_MAX = 0.9
const STROKE_PIECE = /^-(?=[A-Z0-9-]*\d)[A-Z0-9]+(?:-[A-Z0-9]+)*$/
const CODE = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/
/** `Polcy number`: a letter of the label's first word lost; too short for a vocabulary to tell. */
const POLICY = /^(?:polcy|poicy|poliy|plicy|pol[l1|]cy|poli[ec]y)$/i
const MONTH = /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$/i

/**
 * What a picture's reader makes of whole print in ways that have one meaning: `6617 -C18-42D` parted before its stroke,
 * `DECEMBER L, 2027` for the first, `Coverage ls provided`. Words come in reading order; digital text is left as it is.
 */
export function mendPrint(words: Word[]): Word[] {
  if (!words.some((w) => isRead(w))) return words
  const mended: Word[] = []
  for (const [i, word] of words.entries()) {
    const before = mended.at(-1)
    const next = words[i + 1]
    if (isRead(word) && POLICY.test(word.text)) {
      mended.push({ ...word, text: /[a-z]/.test(word.text) ? 'Policy' : 'POLICY' })
      continue
    }
    if (!isRead(word) || !isRead(before)) {
      mended.push(word)
      continue
    }
    const gap = gapTo(before, word)
    if (gap !== null && gap < STROKE_GAP_MAX * word.box.h && STROKE_PIECE.test(word.text) && CODE.test(before.text) && /\d/.test(before.text + word.text.split('-')[1])) mended[mended.length - 1] = joined(before, word)
    else if (/^[lLI|],$/.test(word.text) && MONTH.test(before.text) && /^20\d\d[.,]?$/.test(next?.text ?? '')) mended.push({ ...word, text: '1,' })
    else if (/^[l1|]s$/.test(word.text) && /^[A-Za-z]{3,}$/.test(before.text) && /^[A-Za-z]{2,}/.test(next?.text ?? '')) mended.push({ ...word, text: 'is' })
    else mended.push(word)
  }
  return mended
}

function joined(a: Word, b: Word): Word {
  const y = Math.min(a.box.y, b.box.y)
  return { ...a, text: a.text + b.text, confidence: Math.min(a.confidence, b.confidence), box: { x: a.box.x, y, w: b.box.x + b.box.w - a.box.x, h: Math.max(a.box.y + a.box.h, b.box.y + b.box.h) - y } }
}
