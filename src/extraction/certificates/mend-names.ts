import { headEdits } from '../values/index.ts'

/** Words that coverages are named with. */
const WORDS =
  'general commercial liability automobile vehicle physical damage motor truck cargo contingent freight legal warehouse occupational accident trailer interchange trucking bobtail garage garagekeepers keepers towing storage cyber network security breach privacy pollution environmental hazardous liquor employment practices abuse molestation riggers aviation aircraft builders risk boiler machinery equipment breakdown inland marine installation floater contractors leased rented scheduled business income interruption surety crime fidelity employee dishonesty theft product products professional errors omissions malpractice medical umbrella excess workers compensation employers property building contents personal tenant improvements reefer refrigeration comprehensive collision owners operations hired owned'
    .toUpperCase()
    .split(' ')
const KNOWN = new Set(WORDS)
const LETTERS_MIN = 5

/** The words of a coverage's name as a picture was read, those that are a word of such names but for letters of like shape put right. */
export const mendName = (name: string): string => name.split(' ').map(mendWord).join(' ')

function mendWord(word: string): string {
  const letters = word.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (letters.length < LETTERS_MIN || KNOWN.has(letters) || letters.replace(/\d/g, '').length < letters.length * 0.7) return word
  let best: string | null = null
  let least = Number.POSITIVE_INFINITY
  for (const known of WORDS) {
    if (Math.abs(known.length - letters.length) > 1 || known.length < LETTERS_MIN) continue
    const near = headEdits(letters, known, known.length / 5)
    if (!near || near.length < letters.length) continue
    if (near.edits < least - 0.01) [best, least] = [known, near.edits]
    else if (near.edits < least + 0.3) best = null
  }
  return best ?? word
}
