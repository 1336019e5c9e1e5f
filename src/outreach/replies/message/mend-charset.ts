/** What windows-1252 has where Latin-1 has controls. */
const IN_1252 = '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'
/** A letter that begins several bytes of UTF-8, with one behind it that goes on. */
const MAY_BE_UTF8 = /[\u00c2-\u00f4][\u0080-\u00bf\u20ac\u0192\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u02c6\u02dc\u2013-\u2122]/

/**
 * "they\u00e2\u20ac\u2122re": UTF-8 that its mail program calls windows-1252, or by no name that is known, as the text it was. The text as it
 * is where it is anything else, or holds a byte that cannot have been UTF-8.
 */
export function withCharsetMended(text: string): string {
  if (!MAY_BE_UTF8.test(text)) return text
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const place = code < 0x100 ? -1 : IN_1252.indexOf(text[at]!)
    if (code >= 0x100 && place === -1) return text
    bytes[at] = place === -1 ? code : 0x80 + place
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return text
  }
}
