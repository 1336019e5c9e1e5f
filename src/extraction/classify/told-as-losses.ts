import { editsBetween } from '../values/index.ts'
import type { PageText } from './text-of-page.ts'

/** What stands over the columns of a loss run's money; one of a line counts once. */
const MONEY_OF_LOSSES = [['paid', 'pd'], ['reserve', 'reserves', 'rsv', 'rsrv', 'resv'], ['recovery', 'recoveries', 'recovered'], ['incurred'], ['outstanding', 'open', 'os'], ['claims', 'claim', 'claimant', 'clm', 'dol']]
const HEAD_BEGINS = /paid|\bpd\b|reserve|\brsr?v\b|\bresv\b|recover|incurred|outstanding/i
const HEADS_MIN = 3
const HEAD_WORDS_MAX = 4
/** Words as long as this are told by all but a letter, where a picture was read. */
const LETTERS_TO_SPARE = 6

/** A table of what was paid, reserved, recovered and incurred, by the headings of its columns: what a loss run is about, whatever it is headed. */
export const listsLosses = ({ rows, seen }: PageText): boolean =>
  rows.some(({ segments }) => {
    if (!seen && !segments.some((s) => HEAD_BEGINS.test(s.text))) return false
    const printed = segments.filter((s) => s.words.length <= HEAD_WORDS_MAX).flatMap((s) => s.text.toLowerCase().replace(/\bo\/s\b/g, 'os').split(/[^a-z0-9]+/))
    const isHead = (head: string): boolean =>
      printed.some((word) => word === head || (seen && head.length >= LETTERS_TO_SPARE && editsBetween(word, head, 1) <= 1))
    return MONEY_OF_LOSSES.filter((heads) => heads.some(isHead)).length >= HEADS_MIN
  })
