const NUMBER_LABEL = /\bpolic(?:y|ies)\s*(?:no|nos|num|numbers?|#)\s?[.:#]{0,2}\s?$/i
const packed = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** Whether what looks like a form's number, at `at` in a text, is a policy's (`CG-2010-22`): it stands at a policy number's label, or begins one of the numbers known. */
export function isPartOfNumber(text: string, at: number, form: string, numbers: readonly (string | null)[]): boolean {
  if (NUMBER_LABEL.test(text.slice(Math.max(0, at - 30), at))) return true
  return numbers.some((number) => number !== null && packed(number).startsWith(packed(form)) && packed(text.slice(at, at + 2 * number.length)).startsWith(packed(number)))
}
