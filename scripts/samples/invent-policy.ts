import type { Choices } from './seeded-random.ts'

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'

/** Policy numbers in the shapes that insurers print: digits, prefixes, suffixes for the year, spaces and dashes. */
export function inventPolicyNumber(choices: Choices): string {
  const letters = (count: number): string => Array.from({ length: count }, () => choices.pick([...LETTERS])).join('')
  const year = choices.int(22, 27)
  const shapes: (() => string)[] = [
    () => `${letters(3)}${choices.digits(7)}`,
    () => `${letters(2)}-${choices.digits(6)}-${choices.digits(2)}`,
    () => choices.digits(9),
    () => choices.digits(7),
    () => `${letters(3)} ${choices.digits(7)} ${choices.digits(2)}`,
    () => `${choices.digits(2)} ${letters(3)} ${letters(2)}${choices.digits(4)}`,
    () => `${letters(4)}${choices.digits(10)}-0${choices.int(0, 9)}`,
    () => `${letters(2)} ${choices.digits(3)}-${choices.digits(4)}-${letters(1)}`,
    () => `${choices.digits(4)}${letters(1)}${choices.digits(3)}`,
    () => `${letters(3)}-20${year}-${choices.digits(5)}`,
    () => `${choices.digits(8)}-${choices.int(0, 9)}`,
    () => `${letters(1)}${choices.digits(2)} ${choices.digits(4)} ${choices.digits(3)}`,
  ]
  return choices.pick(shapes)()
}

/** A year's term that holds on the day of issue, or, now and then, one that has ended or is yet to begin. */
export function inventTerm(choices: Choices, issued: Temporal.PlainDate): { effective: string; expiration: string } {
  const shift = choices.chance(0.05) ? choices.pick([-380, 20]) : 0
  const effective = issued.subtract({ days: choices.int(0, 360) - shift })
  const begun = choices.chance(0.4) ? effective.with({ day: 1 }) : effective
  const months = choices.chance(0.05) ? 6 : 12
  return { effective: begun.toString(), expiration: begun.add({ months }).toString() }
}
