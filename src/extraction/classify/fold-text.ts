// Plain letters are their own normal form; asking costs a third of normalising them.
const PLAIN = /^[\x20-\x7e]*$/
/**
 * Folds text so that print, OCR and text without spaces compare alike: letters and digits only, and the characters
 * that readers confuse (0 and o, 1, i and l, rn and m) made one.
 */
export const foldText = (text: string): string =>
  (PLAIN.test(text) ? text : text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[0]/g, 'o')
    .replace(/[1i|!]/g, 'l')
    .replace(/[^a-z2-9]/g, '')
    .replaceAll('rn', 'm')
