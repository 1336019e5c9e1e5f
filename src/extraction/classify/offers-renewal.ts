import { LatePattern } from '../../vocabulary/index.ts'
import type { PageText } from './text-of-page.ts'

/** To the end of a sentence: a stop within an amount or a day ends none. */
const SAID = '(?:[^.]|\\.(?=\\d))'
const COVER = '(?:polic(?:y|ies)|coverages?|insurance)'
const PAYS = '(?:pay|pays|paid|paying|payments?|premiums?|sign|send|return)'

/** What an insurer says who would insure for a further term, and does so once it is paid. */
const OFFERS = [
  '\\brenewal offer\\b',
  `(?<!\\bif (?:we|you) |\\bnot (?:to )?)\\boffer(?:s|ing|ed)?\\b(?: you)?(?: (?:an?|the|your|to))? (?:renew(?:al)?|continue)\\b`,
  `\\b(?:accept|decline) (?:this|our|the|your) (?:renewal|offer)\\b`,
  `\\b(?:to|(?:wish|want|like|decide|choose) to) (?:renew|(?:keep|continue) (?:your|this|the) (?:[a-z]+ )?${COVER})\\b${SAID}{0,120}\\b${PAYS}\\b`,
  `\\b(?:renewal|${COVER})\\b${SAID}{0,40}\\b(?:will not|does not|won['’]t) (?:renew|begin|start|(?:take|go into|be in) effect|become effective)\\b${SAID}{0,30}\\b(?:unless|until)\\b${SAID}{0,60}\\b(?:${PAYS}|received?)\\b`,
  `\\brenewal\\b${SAID}{0,40}\\b(?:(?:takes? effect|begins|starts) only (?:if|when|once)|(?:is|will be) (?:contingent|conditional|conditioned) (?:up)?on)\\b${SAID}{0,60}\\b${PAYS}\\b`,
  `\\bif\\b${SAID}{0,60}\\b(?:pay|payment|premium)\\b${SAID}{0,80}\\b${COVER}\\b${SAID}{0,20}\\b(?:expires?|lapses?)\\b`,
  `\\bif you do not pay\\b${SAID}{0,80}\\bnot want to renew\\b`,
].map((pattern) => LatePattern.of(new RegExp(pattern)))

/** Whether a page offers to insure for a term that has to be paid for first. */
export const offersRenewal = ({ spoken }: PageText): boolean => OFFERS.some((p) => p.test(spoken))
