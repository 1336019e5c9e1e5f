/** `The lease has a term of 03/01/2026 to 02/28/2031`, `Your agreement with our client dated …`, `Project term:`: days of what the insurance is for. */
const TOLD =
  /\b(?:lease|tenancy|rental|agreement|(?:sub)?contract|project|job|event|show|exhibition|performance|permit|warranty|loan)s?\b(?<said>(?:\s[\w'’,.&()-]+){0,16}?\s(?:has|have|had|runs?|ran|will|takes?|took|begins?|began|starts?|started|commences?|is|was|are|were|dated|expires?|continues?)\b[^;:]{0,60})$|\b(?:lease|tenancy|rental|project|job|warranty|loan)\s(?:term|period|dates?|duration)\W*$/i
const OF_THE_INSURANCE = /\b(?:polic(?:y|ies)|coverages?|insurances?|insured|declarations|certificates?)\b/i
/** `The policy required by your lease is in force from`: what it is for is only named. */
const AN_OBJECT = /\b(?:by|under|in|per|with|for|of|to|from|at)\s(?:[\w'’]+\s){0,3}$/i
const SENTENCE_BEFORE = /(?:[^.;]|(?<=\b(?:Inc|Co|Corp|Ltd|No))\.|\.(?=\S))*$/
/** Whether what stands before two days says that they are a lease's, a contract's or an event's. */
export const isOfWhatItIsFor = (text: string): boolean => {
  const before = SENTENCE_BEFORE.exec(text)![0]
  const found = TOLD.exec(before)
  return found !== null && !AN_OBJECT.test(before.slice(0, found.index)) && !OF_THE_INSURANCE.test(found.groups?.said ?? '')
}
