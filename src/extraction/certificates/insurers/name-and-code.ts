

/** `(A+ XV)`, `A- VIII`: how a company is rated, behind its name. */
const RATING = /[\s,–-]*(?:\(\s*[AB][+-]{0,2}\s*[:,;/]?\s*(?:[IVX]{1,4}|\d{1,2})?\s*\)|\(\s*A[+-]{1,2}|\s[–-]\s?A[+-]{0,2}|\sA(?:[+-]{1,2}\s?[:,;/]?\s?(?:[IVX]{1,4}|\d{1,2})|\s(?:[IVX]{2,4})))\s*$/
/** A company's name and the NAIC code printed behind it or in a column of its own. */
export function nameAndCode(printedName: string, printedCode: string): { name: string; code: string | null } {
  let name = printedName
    .replace(/\s+/g, ' ')
    // What is left of a label whose letter could not be made out is no part of a name: `INSURER e, Acme`.
    .replace(/^(?:[a-z][,:;]\s|[:.\s])+/, '')
    // A code before the name is what the company over it ran over with.
    .replace(/^\d{5}\s+(?=[A-Z][A-Za-z&]{2})/, '')
    // A speck that a picture shows behind the cell.
    .replace(/(?:\s\?)+$/, '')
    .trim()
  // Insurers of other countries have a number of another kind in the code's place.
  let code = /(?<!\d)\d{5}(?!\d)|\bAA-?\d{7}(?!\d)/.exec(printedCode)?.[0] ?? null
  // Some print the code in the name's own cell: `NAIC #: 12345`, `(12345)`.
  const inside = /[\s(,/|-]*(?:naic\s*(?:no|code|number)?\.?\s*#?\s*:?\s*|\(|(?<=\s))(\d{5})\)?\s*$/i.exec(name)
  if (inside) {
    code ??= inside[1]!
    name = name.slice(0, inside.index).trim()
  }
  name = name
    .replace(/[\s(]*A\.?M\.? ?Best.*$/i, '')
    .replace(/\s+NAIC\b.*$/i, '')
    .replace(RATING, '')
    .replace(/\s[–—-]\s*$/, '')
    .trim()
  return { name: /[A-Za-z]{2}/.test(name) && !/^(?:(?:none|n\s*\/?\s*a)$|(?:must|shall|should|to\s+be|please|enter|insert)\s)/i.test(name) ? name : '', code }
}
