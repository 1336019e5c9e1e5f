import type { Engine } from './engine.ts'

type FontKind = 'dingbats' | 'wingdings' | 'nameless' | 'plain'
const kindByObject = new Map<number, FontKind>()
const kindByFont = new Map<number, FontKind>()
const BOXED_CHECK = '☒'
const EMPTY_BOX = '☐'
const TICK = '✓'
/** Character codes of marks and boxes in the two symbol fonts that forms use (their encoding tables are public). */
const DINGBATS: Record<number, string> = {
  51: TICK,
  52: TICK,
  53: TICK,
  54: TICK,
  55: TICK,
  56: TICK,
  110: '■',
  111: EMPTY_BOX,
  112: EMPTY_BOX,
  113: EMPTY_BOX,
  114: EMPTY_BOX,
}
const WINGDINGS: Record<number, string> = {
  120: BOXED_CHECK,
  253: BOXED_CHECK,
  254: BOXED_CHECK,
  82: BOXED_CHECK,
  84: BOXED_CHECK,
  83: BOXED_CHECK,
  252: TICK,
  251: TICK,
  80: TICK,
  79: TICK,
  111: EMPTY_BOX,
  168: EMPTY_BOX,
  113: EMPTY_BOX,
  114: EMPTY_BOX,
  163: EMPTY_BOX,
  48: EMPTY_BOX,
}

/** Forget the fonts of the last document; handles are reused. */
export function forgetFonts(): void {
  kindByObject.clear()
  kindByFont.clear()
}

/** What the font of a text object is by its name; a font whose letters are drawn in the file (Type 3) has none. */
export function fontKindOf(engine: Engine, textPage: number, index: number, object: number): FontKind {
  const known = kindByObject.get(object)
  if (known) return known
  // A page has hundreds of text objects and a handful of fonts, and only a font's name tells its kind.
  const font = object === 0 ? 0 : engine.call.FPDFTextObj_GetFont!(object)
  const kind = (font !== 0 && kindByFont.get(font)) || kindOf(engine, textPage, index)
  if (kindByObject.size > 5000) forgetFonts()
  kindByObject.set(object, kind)
  if (font !== 0) kindByFont.set(font, kind)
  return kind
}

/** A mark or box when the letter is set in a symbol font, else null. */
export function symbolOf(kind: FontKind, unicode: number): string | null {
  if (kind === 'plain' || kind === 'nameless') return null
  const code = unicode >= 0xf000 && unicode <= 0xf0ff ? unicode - 0xf000 : unicode
  return (kind === 'dingbats' ? DINGBATS : WINGDINGS)[code] ?? null
}

function kindOf(engine: Engine, textPage: number, index: number): FontKind {
  const buffer = engine.scratch + 512
  const length = engine.call.FPDFText_GetFontInfo!(textPage, index, buffer, 256, engine.scratch + 480)
  if (length <= 1) return 'nameless'
  if (length > 256) return 'plain'
  const name = Buffer.from(engine.bytes().slice(buffer, buffer + length - 1))
    .toString('latin1')
    .toLowerCase()
  if (name.includes('dingbat')) return 'dingbats'
  return name.includes('wingding') || name.includes('webding') ? 'wingdings' : 'plain'
}
