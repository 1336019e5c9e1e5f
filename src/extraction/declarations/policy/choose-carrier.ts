import { isGroupMark } from '../../naic/index.ts'
import type { CarrierVote, KnownInsurer } from './find-carrier.ts'

const firstWord = (name: string): string => name.toLowerCase().split(/[^a-z0-9&]+/)[0] ?? ''
/** The likeliest company; `Lantern Homeowners Insurance` in a page's title is a product of the company whose name begins as it does. */
export function chooseCarrier(votes: readonly CarrierVote[], known: KnownInsurer): CarrierVote | null {
  const [likeliest] = votes
  if (!likeliest) return null
  const companies = (GROUP.test(likeliest.text) || !likeliest.legal) && !likeliest.labelled ? votes.filter((v) => v.legal && !GROUP.test(v.text) && firstWord(v.text) === firstWord(likeliest.text) && (GROUP.test(likeliest.text) || isCarrier(v, known))) : []
  if (companies.length === 1) return companies[0]!
  // A group's mark at the head of every page gives way to the one company in which a page says the cover is.
  const issuing = isGroupMark(likeliest.text) && !likeliest.labelled ? votes.filter((v) => v.labelled && v.legal && !GROUP.test(v.text) && !isGroupMark(v.text) && isCarrier(v, known)) : []
  if (issuing.length === 1) return issuing[0]!
  if (isCarrier(likeliest, known)) return likeliest
  const full = votes.filter((v) => v.legal && isCarrier(v, known) && firstWord(v.text) === firstWord(likeliest.text))
  if (full.length === 1) return full[0]!
  return isMarkAtHead(likeliest) && !votes.some((v) => isCarrier(v, known)) ? likeliest : null
}
/** A group names its companies; a risk retention group is one. */
const GROUP = /(?<!\bretention\s)\bgroup$/i
const HEAD_MIN = 1.8
/** A group's mark at the head of the page, where the paper names no company: `State Farm Insurance`. */
const isMarkAtHead = (vote: CarrierVote): boolean => !vote.legal && vote.score >= HEAD_MIN && isGroupMark(vote.text)

const isCarrier = (vote: CarrierVote, known: KnownInsurer): boolean =>
  (vote.labelled && vote.score >= 3) || (vote.legal && vote.score >= 2.2) || (known(vote.text) && vote.score >= 2)
