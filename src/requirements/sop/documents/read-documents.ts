import type { DocType } from '../../../vocabulary/index.ts'
import { PLAIN_NAME } from '../lexicon/plain-names.ts'

const KINDS: [RegExp, DocType][] = [
  [/acord[ -]?(?:form )?(?:25|24|27|28)?|(?<!exemption )certificates? of (?:liability )?insurance|\bcois?\b|\bcerts?\b|(?<!(?:exemption|waiver|resale|tax|birth|training|medical) )certificates?(?! holder| of (?:exemption|occupancy|incorporation))/, 'coi'],
  [/declarations?(?: pages?)?|dec(?:s)?\b(?: pages?)?|dec\.? pages?|declaration sheets?/, 'declarations'],
  [
    /(?:complete |full |copy of (?:the )?|copies of (?:the )?|certified )?(?:insurance )?polic(?:y|ies)(?!'s? (?:own )?(?:dec|\u00a6)| dec(?:laration)?s?\b| (?:terms?|periods?|years?|numbers?|limits?|dates?|expir\w*|runs?)\b)(?: copy| copies| form| itself)?/,
    'policy',
  ],
  [/endorsements?(?: pages?| copies)?/, 'endorsement'],
  [/binders?/, 'binder'],
  [/(?:insurance )?(?:id|identification|proof of insurance|wallet) cards?|\binsurance cards?\b|auto(?:mobile)? id/, 'id_card'],
  [
    /(?:state[- ]fund|(?:from|by|through|with) the state|\bbwc|\bwsi)\b[^.;]{0,50}\bcertificates?\b|state[- ]fund(?:'s)? (?:certificate|cert|coverage|letter)\w*|(?:the|a|their|your|[a-z]+'s) state(?:'s)? (?:own )?(?:certificate|cert)\b|^state (?:certificate|cert)\b|(?<=[:;-] )state (?:certificate|cert)\b|certificate (?:of coverage |comes |must come |is issued |be issued )?(?:from|by) (?:the|its|their|your) state\b|certificate (?:of coverage )?(?:from|of|issued by) (?:the|a|your|its|their) (?:monopolistic )?state(?:'s)?(?: workers'? comp\w*)? (?:fund|bureau)|(?:bwc|l&i|wsi) certificates?|certificate from (?:the )?(?:ohio bwc|bwc|state fund)|(?:evidence|proof|documentation|verification)(?: of (?:coverage|insurance))? (?:from|of|through|by) (?:the |their |your |its |that )?(?:state's? )?(?:state[- ]fund|bwc|l&i|wsi)\b/,
    'state_fund_certificate',
  ],
  [/mcs-?90s?/, 'mcs_90'],
  [/schedule of (?:insurance|autos|vehicles|equipment)/, 'schedule'],
  [/(?:form e|form h|bmc-?91x?|fmcsa filing|filings?)\b/, 'filing'],
]
const REFUSED =
  /(?:is|are|gets?|will be) (?:always |automatically |simply |immediately )?(?:bounced|kicked back|sent back|thrown out)\b|(?:is|are|will) (?:not|never) (?:be )?(?:accepted|acceptable|proof|enough|sufficient|valid|considered|adequate|a substitute|evidence)|(?:not|never) (?:accepted|acceptable|proof|enough|sufficient|ok|okay|adequate)|(?:do|does|will|can)(?: not|n't)(?: be)? (?:accept|take|count|suffice|work|use)|can ?not (?:accept|take|use|work with|process)|unable to (?:accept|take|use)|refuse to (?:accept|take)|\bstop(?:ped)? (?:accepting|taking)|no longer (?:accept|take)|won't accept|will not do\b|(?:is|are) no good|(?:is|are) no (?:proof|evidence|substitute|replacement)\b|isn't (?:proof|accepted|enough|acceptable)|aren't (?:proof|accepted|enough|acceptable)|no (?:binders?|id cards?|quotes?|dec|cois?|screen ?shots?|photos?|pictures?)|unacceptable|rejected|refused|declined|cards?:? (?:do|does) not\s*$|cards?: no\b|returned|sent back|turned (?:away|down)|not proof/
const LIMITING =
  /(?:must|shall|needs? to|has to|have to) (?:be (?:shown|submitted|provided|evidenced|in the form|on an?\b|documented|an?\b)|come (?:in|as))|(?:acceptable|accepted|valid|allowed|approved) (?:forms? of )?(?:proof|evidence|documents?|documentation|(?:files?|uploads?|papers?)(?= ?[:=]))|(?:we|will|can) (?:also )?accept(?:s|ed)?\b|(?:is|are) (?:the only |also )?(?:accepted|acceptable)\b|(?:do you|you) (?:accept|take)\b|^\W*(?:what|which) (?:[a-z]+ ){0,3}(?:proof|evidence|documents?|documentation|paperwork|papers?)\b[^:.;]{0,30}:|\bwe (?:only |just )?take\b|counts? as proof|^\W*what (?:counts|we (?:accept|take|look at))\b[^:.;]{0,20}:|\bcleared (?:on|with|by) an?\b|\ball (?:that )?we (?:look at|need|take|accept|want|ask for)\b|proof ?[:=]|^\W*(?:we )?accept(?:ed|able|ing)? ?:|^\W*documents? ?:|proof (?:may be|can be|is|must be|should be|of coverage|of insurance)|evidence (?:may be|can be|is|must be)|(?<!\bif )either(?! (?:polic|part(?:y|ies)\b|coverage|insurer))/

/** "A dec page, certificate or the policy will do." */
const ANY_WILL_DO = /\b(?:will do|suffices?|(?:is|are) (?:all |both |each )?(?:fine|okay|ok|enough|good|sufficient))\b(?! (?:to|until|if|for now)\b)/
/** "A COI also works": beside what a text asks to be sent, one more kind of proof says that the kinds are meant. */
const ALSO = /\balso (?:works?|counts?|good|fine|ok|okay|accepted|acceptable)\b|\b(?:works?|counts?|fine|ok|okay|good|accepted) (?:too|also|as well|instead)\b/

/** "What can I upload? A COI or the dec page.": the question before its answer. */
const WHAT_TO_SEND = /^\W*(?:what|which (?:files?|papers?|documents?)) (?:can|may|should|do|must|could) (?:i|we|you|[a-z]{3,12}s?) (?:upload|send|submit|provide|show|use|give you|bring)(?: (?:in|you|as proof))? ?[:?] ?/
/** "Dec page or COI." */
const NOTHING_ELSE_SAID = /^[\s,/¦]*(?:(?:an?|the|your|current|or|of insurance)[\s,/¦]+)*$/
const NOT_SENT = /^\W*(?:please )?(?:do not|never) (?:let|allow|permit|start|begin|work|send|upload|submit|e-?mail|attach|give|fax|mail|bring)\b/
const OTHER_FORMS = /^(?!.*(?:acord[ -]?(?:form )?25|cois?\b|certs?\b|certificates? of)).*\bacords?[ -]?(?:forms? )?2[478](?:s|\b)/
const OF_A_SORT = /\b(?:certificates?|cois?|certs?|acords?(?: 25s?)?|polic(?:y|ies)|pages?|binders?) (?:that|which|with|without|older|dated|marked|stamped|saying|stating|showing|bearing|reading|from|issued)\b/
/** "Certificates only from the agency", "from your agent only": who sends a paper, and not which papers count. */
const FROM_WHOM = /\bonly (?:directly |straight |come |accepted |taken )?(?:from|by|via|through)\b|\b(?:from|by|via|through) (?:(?:your|the|an?|their|its|his|her) )?(?:own |licensed )?(?:insurance )?(?:agents?|brokers?|agency|insurers?|carriers?|compan(?:y|ies))\b[^.;]{0,12}\bonly\b/
/** "Certificates - renewals only, originals are on file": which of them are still to come. */
const RENEWALS_ONLY = /\b(?:certificates?|certs?|cois?) ?[-\u2013\u2014:(,]+ ?(?:renewals?|new ones|updates?|updated ones) only\b|\bonly (?:the )?renewals?\b/
const ON_REQUEST = /\b(?:if|when|where|as|unless|once) (?:we|the [a-z]+|so|it is|they are) ?(?:asks?|asked|requests?|requested|wants?|requires?|required)\b|\b(?:on|upon|at) (?:our |the [a-z]+'s |[a-z]+'s |written )*(?:request|demand)\b/
/** Words that every kind of document above, and every other paper, holds one of. */
const SAID = /acord|coi|cert|dec|page|polic|endorse|binder|card|auto|state|mcs|schedule|form|bmc|filing|screen|photo|picture|quot|invoice|letter|verbal|\bapp\b/
/** `too`: another kind works as well. `others`: something that is no kind of document of ours (a screenshot, a quote) is refused. */
export type DocumentReading = { accepted: DocType[]; refused: DocType[]; limiting: boolean; send: boolean; others: boolean; too: boolean }
const NO_DOCUMENT = /\b(?:screen ?shots?|screen ?grabs?|photos?|pictures?|quotes?|quotations?|invoices?|letters?|verbal|app\b)/

/** "In Ohio it comes from the state fund; accept their certificate": whose certificate that is stands before the mark. */
const FROM_THE_FUND = /\b((?:state[- ]funds?|from the state|\bbwc|\bl&i|\bwsi)\b[^.;]{0,40});(?= (?:so )?(?:please |just )?(?:accept|take|send|show|get|ask for|use|collect)\b)/g
/** "An umbrella policy is accepted instead of the excess": a policy of a kind is insurance, and no paper that is sent as proof. */
const POLICY_OF_A_KIND = new RegExp(String.raw`(?<!\b(?:cop(?:y|ies) of|complete|full|certified|actual) (?:the |your |their |each |an? )?)(?:${PLAIN_NAME}|(?<![a-z])(?:occ(?:upational)?[\/ -]?acc(?:ident)?|bop|business ?owner'?s'?|annual|short-term|one-day)(?: insurance)?) polic(?:y|ies)(?! (?:cop|dec|itself|pages?|forms?)|'s)`, 'g')
const AS_PROOF = /\b(?:proof|evidence|evidenced|documents?|documentation|upload|cop(?:y|ies)|in hand)\b/
/** Which kinds of document a sentence names, and whether it limits proof to them. */
export function readDocuments(lowerIn: string): DocumentReading | null {
  const lower = lowerIn.replaceAll("won't", 'will not').replaceAll("can't", 'cannot').replaceAll("n't", ' not').replace(/\bcert(?:ificate)?s?\.? holders?\b/g, 'holder').replace(FROM_THE_FUND, '$1,').replace(/\S+@\S+/g, ' ').replace(POLICY_OF_A_KIND, (s, at: number, all: string) => (AS_PROOF.test(all) ? s : s.replace(/polic(?:y|ies)$/, 'cover')))
  if (/additional insured|waiver|endorsement (?:is|are|must be) attached|primary and/.test(lower) && !/accept|proof/.test(lower))
    return null
  if (!SAID.test(lower) || RENEWALS_ONLY.test(lower)) return null
  const clauses = lower.split(/[.;?]| [-\u2013\u2014]+ (?=[^.;]*\b(?:not|cannot|never|no)\b)|\((?=not\b|no\b)|,? but (?=not|never|we|no)|, (?:please,? )?(?=no[t ]|we do|we (?:only|just) |[^,]*\bnot (?:be )?(?:accept|proof|enough|ok))|(?<=not (?:accepted|acceptable|proof|enough|ok)), /)
  const accepted: DocType[] = []
  const refused: DocType[] = []
  let limiting = false
  let send = false
  let others = false
  for (const clause of clauses) {
    let rest = clause.replace(WHAT_TO_SEND, '')
    const named: DocType[] = []
    for (const [pattern, type] of [...KINDS.slice(6, 7), ...KINDS.slice(0, 6), ...KINDS.slice(7)]) {
      const m = pattern.exec(rest)
      if (!m?.[0]) continue
      if (
        type === 'policy' &&
        !/cop(?:y|ies)|complete|full|certified|itself|or (?:the |a )?(?:actual |insurance )?polic(?:y|ies)\b(?! ?¦| dec)|(?<!["\u201d] |driver |personal |claims-made |occurrence |blanket |excess |broker |dealer |event |day |term |weekend )polic(?:y|ies) (?:is|are) (?:accepted|acceptable|fine)/.test(
          m[0] + rest.slice(Math.max(0, m.index - 14), m.index + 30),
        )
      )
        continue
      named.push(type)
      rest = rest.replace(pattern, '¦')
    }
    // "We take the filing in place of items 1 and 2": what stands in for a policy is no kind of proof of all of them.
    if (/\b(?:in place of|instead of|in lieu of) (?:the )?(?:items?|lines?|rows?|nos?\.?|polic|coverages?)\b/.test(clause)) continue
    // "The association's certificate is accepted instead of an ACORD": one paper in place of another, of the same kind.
    if (named.every((k) => k === 'coi') && /\b(?:accept\w*|fine|ok|okay|allowed|works?|good)\b[^,;]*\b(?:in place of|instead of|in lieu of) (?:an? |the |your )?(?:acord|coi|cert)/.test(clause)) continue
    // "Certificate within 5 days, policy copies if we ask": what comes on request is no kind of proof apart.
    if (ON_REQUEST.test(clause) && !/\bonly\b|\b(?:accept|acceptable)/.test(clause)) named.splice(0, named.length, ...named.filter((k) => k !== 'policy' && k !== 'endorsement'))
    const no = REFUSED.test(clause) || /^\s*(?:and |but )?no (?!more|older|later|less|fewer|other|one|policy (?:shall|may|will|is)|later)[a-z]/.test(clause) || /^\s*(?:not|never) (?:the |an? |your |just )/.test(clause)
    if (no && NO_DOCUMENT.test(clause)) others = true
    // "Binders are valid proof for 30 days only"
    if (named.length === 1 && named[0] === 'binder' && /\b\d+ days?\b|temporar/.test(clause)) continue
    if (!named.length) continue
    // "Do not send certificates that say 'for information only'": some certificates, and no kind of proof.
    if ((no || NOT_SENT.test(clause)) && OF_A_SORT.test(clause)) continue
    // "Please don't accept ACORD 24s": another form than that of liability.
    if ((no || NOT_SENT.test(clause)) && named.every((k) => k === 'coi') && OTHER_FORMS.test(clause)) {
      others = true
      continue
    }
    if (no || NOT_SENT.test(clause)) refused.push(...named)
    else {
      accepted.push(...named)
      const shown = named.every((k) => k === 'coi') && (FROM_WHOM.test(clause) || /\bwithin \d|\b\d+ days (?:of|before|after|prior)\b|be (?:shown|submitted|provided|evidenced)\b/.test(clause) && !/accept|only|form of/.test(clause))
      if ((LIMITING.test(clause) && !shown) || (named.length > 1 && (ANY_WILL_DO.test(clause) || (NOTHING_ELSE_SAID.test(`${rest} `) && /\bor\b|\//.test(rest)))) || clause.split(',').some((part) => /(?<![-\w])only\b/.test(part) && !/\b(?:lists?|names?|shows?|has|had) (?:us|me|you|them|[a-z]+) only\b|\bonly as\b/.test(part) && !/\b(?:fresh|current|new|updated|recent|signed|original|valid)\b[^,]*\bonly\b|\bonly (?:ever )?(?:needs?|ha(?:s|ve)|asks?|required?s?|wants?)?(?: you)?(?: to)? ?(?:(?:send|give|submit|provide|see|upload|file|mail)(?: us| me| in)? )?(?:one|a single|the one|1|once)\b|\b(?:from|by|via|to|through) [^,:]*\bonly\b/.test(part) && !FROM_WHOM.test(part) && KINDS.some(([kind]) => kind.test(part)))) limiting = true
      if (/\b(?:sends?|uploads?|submits?|provides?|e-?mails?|attach|furnish|forward|need|use)\b/.test(clause)) send = true
    }
  }
  // "A certificate for trucks; for cars an ID card is enough": which proof counts depends on what no rule tests.
  if (clauses.filter((c) => /\bfor (?!all|each|every|any|proof|us\b|our|your|the)[a-z]+s\b/.test(c) && KINDS.some(([kind]) => kind.test(c))).length > 1) limiting = false
  // "ACORD 25 or the declarations page, nothing else"
  if (accepted.length && /\bnothing else\b|\bno other (?:documents?|papers?|proof|forms?)\b|\b(?:any ?thing|everything|other (?:documents?|papers?|paperwork|proof|forms?|formats?))(?: else)? (?:is|are|gets?|will be) (?:rejected|refused|returned|sent back|not (?:be )?(?:accepted|read))/.test(lower)) limiting = true
  if (send && ALSO.test(lower) && new Set(accepted).size > 1) limiting = true
  return accepted.length || refused.length || others ? { accepted: [...new Set(accepted)], refused: [...new Set(refused)], limiting, send, others, too: ALSO.test(lower) } : null
}
