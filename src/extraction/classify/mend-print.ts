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
/** `to 01 15-27`: the first stroke of a term's last day lost. */
const LOST_STROKE = /^(?:0[1-9]|1[0-2]) (?:0[1-9]|[12]\d|3[01])-(?:20)?\d\d$/
const LEADS_ON = /^(?:to|thru|through|until)$/i
const DAY_GAP_MAX = 1.2
/** `JAN 12 2026 1O JUL 12 2026`. */
const DAY_END = /^(?:20\d\d|\d{1,2}[-/]\d{1,2}[-/]\d{2,4})[.,]?$/
const DAY_BEGIN = /^(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?|\d{1,2}[-/]\d{1,2}[-/]\d{2,4})$/i
/** `Polcy number`: a letter of the label's first word lost; too short for a vocabulary to tell. */
const POLICY = /^(?:polcy|poicy|poliy|plicy|pohcy|pol[l1|]cy|poli[ec]y)$/i
/** `Poic y number`, `Coverage is provided I n`: small print falls apart. */
const POLICY_IN_TWO = /^(?:pol?ic ?y|pol icy|poli cy)$/i
const SMALL_IN_TWO = /^(?:i n|i s|t o|o f|b y)$/i
const PIECES_GAP_MAX = 0.8
/** `persor50,000`: a stroke and the letter before it read as one, and the amount behind it set against them. */
const WORD_AND_AMOUNT = /^([a-z]{4,})[/|]?(\$?[1-9]\d{0,2}(?:,\d{3})+)$/
const MONTH = /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$/i

/**
 * What a picture's reader makes of whole print in ways that have one meaning: `6617 -C18-42D` parted before its stroke,
 * `DECEMBER L, 2027` for the first, `Coverage ls provided`. Words come in reading order; digital text is left as it is.
 */
export function mendPrint(words: Word[]): Word[] {
  if (!words.some((w) => isRead(w))) return words
  const mended: Word[] = []
  let skipped: Word | undefined
  for (const [i, word] of words.entries()) {
    if (word === skipped) continue
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
    const pieces = `${before.text} ${word.text}`
    const glued = WORD_AND_AMOUNT.exec(word.text)
    if (glued) mended.push(...parted(word, glued[1]!, glued[2]!))
    else if (gap !== null && gap < PIECES_GAP_MAX * word.box.h && (POLICY_IN_TWO.test(pieces) || SMALL_IN_TWO.test(pieces) || (word.text.length < before.text.length + 6 && !MONTH.test(before.text) && MONTH.test(before.text + word.text)))) {
      const whole = joined(before, word)
      const text = POLICY_IN_TWO.test(pieces) ? 'policy' : whole.text.toLowerCase()
      mended[mended.length - 1] = { ...whole, text: whole.text === whole.text.toUpperCase() ? text.toUpperCase() : /^[A-Z]/.test(whole.text) ? text[0]!.toUpperCase() + text.slice(1) : text }
    } else if (gap !== null && gap < STROKE_GAP_MAX * word.box.h && STROKE_PIECE.test(word.text) && CODE.test(before.text) && /\d/.test(before.text + word.text.split('-')[1])) mended[mended.length - 1] = joined(before, word)
    else if (/^[lLI|],$/.test(word.text) && MONTH.test(before.text) && /^20\d\d[.,]?$/.test(next?.text ?? '')) mended.push({ ...word, text: '1,' })
    else if (LOST_STROKE.test(`${word.text} ${next?.text ?? ''}`) && LEADS_ON.test(before.text) && next !== undefined && isRead(next) && (gapTo(word, next) ?? DAY_GAP_MAX * word.box.h) < DAY_GAP_MAX * word.box.h) {
      const whole = joined(word, next)
      mended.push({ ...whole, text: `${word.text}-${next.text}` })
      skipped = next
    } else if (/^[1lIT][O0o]$/.test(word.text) && DAY_END.test(before.text) && DAY_BEGIN.test(next?.text ?? '')) mended.push({ ...word, text: 'to' })
    else if (/^[l1|]s$/.test(word.text) && /^[A-Za-z]{3,}$/.test(before.text) && /^[A-Za-z]{2,}/.test(next?.text ?? '')) mended.push({ ...word, text: 'is' })
    else mended.push(word)
  }
  return mended
}

function parted(word: Word, letters: string, amount: string): Word[] {
  const w = (word.box.w * letters.length) / word.text.length
  return [{ ...word, text: letters.replace(/^perso[a-z]{0,2}$/, 'person'), box: { ...word.box, w } }, { ...word, text: amount, box: { ...word.box, x: word.box.x + word.box.w - (word.box.w * amount.length) / word.text.length, w: (word.box.w * amount.length) / word.text.length } }]
}

function joined(a: Word, b: Word): Word {
  const y = Math.min(a.box.y, b.box.y)
  return { ...a, text: a.text + b.text, confidence: Math.min(a.confidence, b.confidence), box: { x: a.box.x, y, w: b.box.x + b.box.w - a.box.x, h: Math.max(a.box.y + a.box.h, b.box.y + b.box.h) - y } }
}
