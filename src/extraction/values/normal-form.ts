const PLAIN = /^[\x20-\x7e]*$/

/** Ligatures, full-width and other compatible letters as their plain ones (Unicode NFKC). Plain text is its own form, and asking costs a third of normalising. */
export const normalForm = (text: string): string => (PLAIN.test(text) ? text : text.normalize('NFKC'))
