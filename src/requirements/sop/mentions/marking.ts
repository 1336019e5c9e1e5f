import { MARK, mask, type Mention } from './mentions.ts'

/** A sentence in the course of being read: what was read is masked, so that each stretch is read once. */
export type Marking = { lower: string; cased: string; masked: string; mentions: Mention[] }

export const isFree = ({ masked }: Marking, start: number, end: number): boolean => !/[¤©£µ¶§¦]/.test(masked.slice(start, end))

export function take(marking: Marking, mention: Mention, mark: string): void {
  marking.mentions.push(mention)
  marking.masked = mask(marking.masked, mention.start, mention.end, mark)
}

/** What was read and turns out to be a part of something else. */
export function drop({ mentions }: Marking, mention: Mention): void {
  mentions.splice(mentions.indexOf(mention), 1)
}

/** Masks what says nothing that is asked. */
export function passOver(marking: Marking, start: number, end: number): void {
  marking.masked = mask(marking.masked, start, end, MARK.other)
}
