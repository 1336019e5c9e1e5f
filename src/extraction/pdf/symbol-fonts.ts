import { signOf, symbolFontOf, type SymbolFont } from '../symbol-letters.ts'
import type { Engine } from './engine.ts'

type FontKind = Exclude<SymbolFont, 'symbol'> | 'nameless' | 'plain'
const kindByObject = new Map<number, FontKind>()
const kindByFont = new Map<number, FontKind>()
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
export const symbolOf = (kind: FontKind, unicode: number): string | null => (kind === 'plain' || kind === 'nameless' ? null : signOf(kind, unicode))

function kindOf(engine: Engine, textPage: number, index: number): FontKind {
  const buffer = engine.scratch + 512
  const length = engine.call.FPDFText_GetFontInfo!(textPage, index, buffer, 256, engine.scratch + 480)
  if (length <= 1) return 'nameless'
  if (length > 256) return 'plain'
  const name = Buffer.from(engine.bytes().slice(buffer, buffer + length - 1))
    .toString('latin1')
  const font = symbolFontOf(name)
  return font === null || font === 'symbol' ? 'plain' : font
}
