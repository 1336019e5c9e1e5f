type Way = { said: RegExp; asks: string; candidates: string[] }
const [YES, NO] = ['Yes', 'No']
/** What is asked of a person about each kind of doubt, and what they may answer; the first that fits. */
const WAYS: Way[] = [
  { said: /\bmay say when\b|some states and nowhere else|^Only\b[^.]{0,200}\basked for this|^Not every level asks/, asks: 'When does it apply?', candidates: ['Always', 'Only with a tag', 'Never'] },
  { said: /non-contributory is not said/, asks: 'Is non-contributory asked as well?', candidates: [YES, NO] },
  { said: /not required in another/, asks: 'Which holds?', candidates: ['Required', 'Not required'] },
  { said: /words and the figures/, asks: 'Which holds?', candidates: ['The words', 'The figures'] },
  { said: /needs approval/, asks: 'Is a higher one accepted without it?', candidates: [NO, YES] },
  { said: /no type of its own/, asks: 'Is it checked?', candidates: ['By a person', 'Not checked'] },
  { said: /scale of the amount|order of the three amounts|amounts? (?:is|are) given respectively/i, asks: 'Is it read as meant?', candidates: [YES, 'Set an amount'] },
  { said: /least of the amounts|Another period|Two notice periods/, asks: 'Does what was read hold for all?', candidates: [YES, 'Set it by hand'] },
  { said: /\bWhich policies\b|\bSaid after one\b|stands between coverages|not plainly as what this is asked of|numbered items|Whether the other policies|^One amount|Several coverages are named/, asks: 'Is it asked of this policy?', candidates: [YES, NO] },
  { said: /without an amount or a word of asking|heading above|recommended|not plain|named only|earlier message|No box of this list|box that is left empty|^Only what the law asks/, asks: 'Is it required?', candidates: [YES, NO] },
  { said: /take this back/, asks: 'Is it asked all the same?', candidates: [YES, NO] },
]
const AS_READ: Way = { said: /^/, asks: 'Is it asked as it was read?', candidates: [YES, NO] }

/** What a rule leaves in doubt as a question that a person can answer, with the answers there are. */
export function askOfDoubt(doubt: string): { question: string; candidates: string[] } {
  const amounts = [...new Set(doubt.match(/\$[\d,]{1,15}(?:\.\d\d)?/g) ?? [])]
  const asked = doubt.includes('?')
  const way = WAYS.find(({ said }) => said.test(doubt)) ?? AS_READ
  const candidates = amounts.length > 1 ? amounts : asked && !/^(?:Is|Are|Does|Do|May|Must|Can)\b|[.:] (?:Is|Are|Does|Do|May|Must|Can)\b/.test(doubt) && way === AS_READ ? [] : way.candidates
  return { question: asked ? doubt : `${doubt} ${amounts.length > 1 ? 'Which holds?' : way.asks}`, candidates }
}
