import { talkRows } from './talk-row.ts'

/** Whom to turn to for papers, questions and requests to come. */
export const OF_CONTACTS = talkRows(`
  (for|with|regarding) {wantedlater},? {turnto}
  {later},? {turnto}( for {wantedlater})?
  {turnto} for {wantedlater}
  {turnto},? {later}
`)
