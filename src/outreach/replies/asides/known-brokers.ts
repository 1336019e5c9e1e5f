import type { OutreachContext } from '../../../vocabulary/index.ts'
import { foldText } from '../message/fold-text.ts'

/** Brokers that every agency knows, after the trade press' yearly lists of the largest of the United States; none that is a common word, a first name or an insurer. */
const BROKERS = [
  'Marsh(?: (?:&|and) McLennan| McLennan| MMA)?', 'MMA', 'Aon', '(?:Arthur J\\.? |AJ )?Gallagher', 'Willis(?: Towers Watson)?', 'WTW', '(?:Hub|HUB)(?: International)?', 'Brown (?:&|and) Brown', 'Lockton', 'USI', 'Acrisure', 'Alliant',
  'NFP', 'AssuredPartners', 'Assured Partners', 'BroadStreet', 'Newfront', 'Risk Strategies', 'Higginbotham', 'Cottingham (?:&|and) Butler', 'Holmes Murphy', 'Heffernan', 'Woodruff[ -]Sawyer', 'PayneWest', 'INSURICA', 'Insurica', 'McGriff', 'Hylant',
  'TrueNorth', 'Reliance Partners', 'Oakbridge', 'Inszone', 'Goosehead', 'Leavitt(?: Group)?', 'Baldwin(?: Risk Partners| Group)', 'World Insurance(?: Associates)?', 'Lawley', 'IMA(?: Financial)?', 'Moreton',
].join('|')
const TAIL = '(?: (?:Insurance|Agency|Agencies|Group|Brokers?|Brokerage|Services|Risk|USA|Companies|Partners|Associates|Inc\\.?|LLC|(?:&|and) Co\\.?(?: Inc\\.?)?)){0,3}'
/** Alone among small words: no part of a longer name ("Mike Gallagher", "Gallagher Bassett"), nobody's ("Marsh's program"), and none of a heading in capitals. */
const NAMED = new RegExp(`(?<![\\p{Lu}][\\p{L}'’.&-]{0,24} |[\\p{L}&-])(?:${BROKERS})${TAIL}(?![\\p{L}'’&-]| (?:&|and )? ?\\p{Lu}\\p{Ll})`, 'gu')
/** What leads to an agency that has, took or was given something of the insured's. */
const LEADS_TO = /\b(?:with|to|by|through|for|now|contact|is|at)\W{1,2}$|(?:^|[.;:,–-] ?|\b(?:and|but|as|since|because|that) )\W*$/i

/** Of a name by itself, in whatever letters ("MARSH"). */
export const isKnownBroker = (name: string): boolean => ONE_OF_THEM.test(name)
const ONE_OF_THEM = new RegExp(`^(?:${BROKERS})${TAIL}$`, 'iu')

const NAME = "(?:\\p{Lu}[\\p{L}'’.-]*|[A-Z]{2,})(?: (?:(?:&|and|of) )?\\p{Lu}[\\p{L}'’.-]*){0,4}"
const BROKER = '(?:brokers?|agents?|agency|brokerage|producers?)(?: of record)?'
/** "... to Boone Ridge as their broker", "business to Boone Ridge so we can't verify": what the words beside a name call an agency. */
const CALLED_ONE = new RegExp(
  `(?<=\\b(?:to|with|by|through) )${NAME}(?= (?:now )?as (?:(?:their|the|its|his|her) )?(?:new )?${BROKER}\\b|,? (?:who|which) (?:is|are) (?:now )?(?:their|the|his|her) (?:new )?${BROKER}\\b)` +
    `|(?<=\\b(?:account|business)(?: over)? to )${NAME}(?=[^.;!?\\n]{0,30} so (?:we|i) (?:can['’]?t|cannot|can no longer|are not able|aren['’]t able|no longer|have no)\\b)`,
  'gu',
)
const NO_NAME = /^(?:The|They|This|That|It|He|She|We|I|Who|Which|Another|Our|Their|His|Her|Please|Yes|No)\b/

/** "They moved their account to Marsh": said of an agency that is known by its name alone, and is neither the writer's nor a company that was asked. */
export function withKnownBrokers(text: string, { agent, insured_name, lines }: OutreachContext): string {
  const own = [agent.domain, insured_name, ...lines.map((line) => line.carrier ?? '')].map((name) => foldText(name).replace(/[^a-z]/g, ''))
  const isOwn = (name: string): boolean => {
    const letters = foldText(name).replace(/[^a-z]/g, '')
    const [first] = foldText(name).split(/[^a-z]+/)
    return own.some((one) => one.includes(letters) || (first !== undefined && first.length > 3 && one.includes(first)))
  }
  const known = text.replace(NAMED, (name, at: number) => (isOwn(name) || !LEADS_TO.test(text.slice(Math.max(0, at - 30), at)) ? name : 'another agency'))
  return known.replace(CALLED_ONE, (name) => (isOwn(name) || NO_NAME.test(name) ? name : 'another agency'))
}
