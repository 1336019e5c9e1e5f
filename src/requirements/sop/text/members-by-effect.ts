import { PLAIN_NAME } from '../lexicon/plain-names.ts'

const POLICY = String.raw`(?:(?:the |their |your |vendor['’]s |contractor['’]s |carrier['’]s |tenant['’]s )?${PLAIN_NAME}(?: (?:policy|coverage|insurance))?)`
const POLICIES = String.raw`(${POLICY}(?:(?:,? (?:and|&) |, ?)${POLICY}){0,4})`
const OURS = String.raw`(?:ours|(?:our|[A-Z][\w&.]*(?: [A-Z][\w&.]*){0,3}['’]s?|the [a-z]+['’]s) (?:own )?(?:insurance|polic(?:y|ies)|coverage))`
const NOT_OWN = String.raw`(?!(?:its|their|his|her|your|all|any|each|every|both|the (?:vendor|contractor|carrier|tenant|insured)|employees|workers|volunteers|vehicles|autos|it|them|who|which|that)\b)`

const WAYS: { said: RegExp; known: RegExp; plain: string }[] = [
  // "The liability policies shall cover Marlow Foods as an insured"
  { known: /\binsureds?\b/i, said: new RegExp(String.raw`\b(shall|must|should|will|to|has to|have to) (?:also )?(?:cover|insure|protect|treat|include) ${NOT_OWN}([^.;:,]{2,60}?) as (?:an? )?insureds?\b(?! (?:contract|location|driver|person|vehicle))`, 'gi'), plain: '$1 name $2 as additional insured' },
  // "Marlow Foods is to be an insured under the GL"
  { known: /\binsureds?\b/i, said: new RegExp(String.raw`(?<=^\W*|[.;] )((?!Vendor|Contractor|Tenant|Carrier)[A-Z][^.;:,]{1,60}?) (?:is to be|shall be|must be|should be|has to be|needs to be) (?:an? )?insureds? (?=(?:under|on) (?:the |your |their |both )?${PLAIN_NAME})`, 'gi'), plain: '$1 shall be an additional insured ' },
  // "The GL pays first and ours doesn't contribute"
  { known: /first/i, said: new RegExp(String.raw`${POLICIES} (?:pays?|comes?|goes|go|responds?|appl(?:y|ies)|acts?)(?: in)? first(?:,|;| -)? ?(?:and |but |while )?${OURS} (?:(?:does|do|will|shall)(?: not|n['’]t)|won['’]t|never) (?:contribute|share|pay|participate)[^.;$]{0,24}`, 'gi'), plain: '$1 shall be primary and non-contributory' },
  // "Marlow Foods' own insurance shall be excess of the GL and auto and shall not contribute to them"
  { known: /excess/i, said: new RegExp(String.raw`${OURS} (?:is|are|shall be|will be|must be) excess (?:of|over|to|and non-?contribut\w+ (?:to|with)) ${POLICIES}(?:,? and (?:shall|will|does|do|must) not contribute(?: (?:to|with) (?:it|them|that|those))?)`, 'gi'), plain: '$1 shall be primary and non-contributory' },
  { known: /excess/i, said: new RegExp(String.raw`\bany (?:other )?insurance (?:that )?(?:we|[A-Z][\w&.]*(?: [A-Z][\w&.]*){0,3}|the [a-z]+) (?:has|have|carr(?:y|ies)|maintains?|buys?|holds?) (?:is|shall be|will be) (?:only )?excess (?:of|over|to) ${POLICIES}(?=\s*(?:[.;]|$))`, 'gi'), plain: '$1 shall be primary' },
  // "They also want the GL primary", "Make the GL primary", "GL has to be the primary one"
  { known: /primary/i, said: new RegExp(String.raw`(?:(?:we|they|[A-Z]\w+|the [a-z]+) (?:also |do |really |just )?(?:wants?|needs?|likes?|requires?|must have) |(?:please )?make (?:sure )?)${POLICIES}(?: is| are)?(?: to be)?(?: (?:on an?|as))? primary(?: basis| cover(?:age)?)?(?=\s*(?:[.;,]|$))`, 'gi'), plain: '$1 must be primary' },
  { known: /primary/i, said: new RegExp(String.raw`${POLICIES} (?:has|have|must|need|needs|is|are|ought)(?: to)? be the primary (?:one|policy|coverage|insurance)(?=\s*(?:[.;,]|$))`, 'gi'), plain: '$1 must be primary' },
  // "Claims-made GL isn't taken", "We do not take claims-made GL", "GL written on a claims made basis will be turned down"
  { known: /claims[- ]made/i, said: /\b(?:we |they )?(?:do not|don['’]t|won['’]t|will not|can['’]t|cannot|never|no longer) (?:take|accept|allow|use|want|approve) (?:any |an? )?claims[- ]made (?:c?gl|general liability|commercial general liability)(?: (?:polic(?:y|ies)|forms?|coverage))?(?=\s*(?:[.;,]|$))/gi, plain: 'general liability must be on an occurrence form' },
  { known: /claims[- ]made/i, said: /\b(?:an? |any )?(?:claims[- ]made (?:c?gl|(?:commercial )?general liability)(?: (?:polic(?:y|ies)|forms?|coverage))?|(?:c?gl|(?:commercial )?general liability)(?: (?:polic(?:y|ies)|coverage))? (?:that is |which is )?(?:written )?on (?:an? )?claims[- ]made(?: (?:basis|form|policy))?) (?:(?:is|are|will be|gets?|get) (?:not (?:be )?(?:accepted|acceptable|allowed|taken|ok|okay|approved)|turned (?:down|away)|rejected|refused|declined|sent back|unacceptable|no good|out)|(?:is|are)n['’]t (?:accepted|acceptable|allowed|taken|ok|okay|enough|approved)|(?:won['’]t|will not|can['’]t|cannot) (?:be (?:accepted|taken|approved)|do|work))/gi, plain: 'general liability must be on an occurrence form' },
  // "The GL aggregate is to be dedicated to this project", "its aggregate limit project by project"
  { known: /aggregate/i, said: /\baggregate(?: limits?)?(?: (?:is|shall be|must be|has to be|to be|is to be|should be))*,? (?:(?:dedicated|specific|reserved|exclusive|assigned) to (?:this|the|each|our|every) (?:project|job|contract|site work)(?: (?:alone|only))?|(?:project by project|job by job)|for (?:this|the) (?:project|job) (?:alone|only))(?=\s*(?:[.;,)]|$))/gi, plain: 'aggregate per project' },
  { known: /aggregate/i, said: /\baggregate(?: limits?)?(?: (?:is|shall be|must be|has to be|to be|is to be|should be))*,? (?:(?:dedicated|specific|reserved|exclusive|assigned) to (?:this|the|each|our|every) (?:location|premises|site|store|unit)(?: (?:alone|only))?|(?:location by location|site by site)|for (?:this|the) (?:location|premises) (?:alone|only))(?=\s*(?:[.;,)]|$))/gi, plain: 'aggregate per location' },
  // "No insurer may go after Marlow Foods for what it pays out"
  { known: /\bafter\b/i, said: /\b(?:no (?:insurer|carrier|insurance company) (?:may|can|shall|will|must)|(?:the |their |your |its )?(?:insurers|carriers|insurance companies) (?:can['’]t|cannot|may not|must not|shall not|won['’]t|will not)) (?:go|come)(?: back)? after ([^.;,]{2,40}?)(?: for [^.;,]{2,40}?)?(?=\s*(?:[.;,]|$)| on (?:any|all|every|each) )/gi, plain: 'insurers shall waive subrogation against $1' },
  // "Issue the ACORD 25 to: Marlow Foods, 12 Mill Rd", "Show us, Marlow Foods, as the holder"
  { known: /acord|holder|cert|coi/i, said: /^(\W*)(?:please )?(?:issue|make|address) (?:the |your |all |an? )?(?:acord(?: 25)?s?|certificates?(?: of insurance)?|cois?|certs?)(?: out)? to:? (?=[A-Z][\w&.'’]*(?: [A-Z&][\w&.'’]*)*,? (?:\d|P\.? ?O\.?))/gi, plain: '$1Certificate holder: ' },
  { known: /holder/i, said: /\b(?:show|list|put|name) us,? \(?([A-Z][^,.;()]{2,50}?)\)?,? (?:down )?as (?:the )?(?:certificate |cert )?holder\b/gi, plain: 'Certificate holder: $1' },
  // "Certificates must never be older than 30 days"
  { known: /cert|coi|acord/i, said: /\b(?:may |can |must |should |shall )?(?:never|at no time|not ever) (?:be )?(?:older|more) than (?=\w+(?: \(\d+\))? days)/gi, plain: 'no older than ' },
  { known: /cert|coi|acord/i, said: /\b(certificates?|cois?|certs?)(?: of insurance)? (?:may|can|must|should|shall) be (?:at (?:the )?most|up to|as (?:much|old) as|no more than) (\d{1,3}) days old\b/gi, plain: '$1 no more than $2 days old' },
  { known: /cert|coi|acord/i, said: /\b(certificates?|cois?|certs?)(?:['’]s)? (?:issue )?date (?:can|may|must|should|shall|has to) be (?:no|not) (?:earlier|older|sooner) than (\d{1,3}) days before\b/gi, plain: '$1 dated within $2 days before' },
  { known: /issue/i, said: /^(\W*)(?:certificate )?issue date:? (?:must be |should be |is )?within (\d{1,3}) days (?:of|before) (?=(?:the |your |our )?[a-z]{3,20}\W*$)/gi, plain: '$1certificate dated within $2 days before ' },
  { known: /cert|coi|acord/i, said: /\b(?:we )?only (?:take|accept|use|file) (certificates?|cois?|certs?)(?: of insurance)? (?:that are |which are )?(?:less than|under|no more than|not more than|younger than|newer than) (\d{1,3}) days(?: old)?(?=\s*(?:[.;,]|$))/gi, plain: '$1 no more than $2 days old' },
  // "Reefer breakdown must be shown on the cargo policy"
  { known: /breakdown/i, said: /\b(?:reefer|refrigeration) breakdown (?:must|shall|has to|needs to|should) (?:also )?be (?:(?:shown|listed|included|covered|scheduled|endorsed|added|written) )?(?:on|in|by|under|to) (?:the |their |your )?(?:motor truck )?cargo(?: (?:policy|form|coverage|insurance))?/gi, plain: 'cargo must include reefer breakdown' },
  // "WC with 500s for EL", "EL at 500 across the board": one figure for all three
  { known: /\bel\b|employer/i, said: /\b(100|500|1,?000|1M|\$1M)['’]?s (?:for|on|in|of) (?:the )?(el\b|employers?['’]?s?['’]? liability)/gi, plain: '$2 $1/$1/$1' },
  { known: /\bel\b|employer/i, said: /\b(el|employers?['’]?s?['’]? liability)(?: limits?)?(?:,|:| =| at| of| with)? ?(?:limits of )?(100|500|1,?000|1M|\$1M|\$(?:100|500)k|(?:100|500)k)(?:['’]?s(?: (?:across(?: the board)?|all (?:around|across)))?| (?:straight )?across(?: the board)?| each way| all (?:around|across|the way across)| on all three)(?=\s*(?:[.;,)]|$))/gi, plain: '$1 $2/$2/$2' },
  // "Each policy has to run for 60 more days at least", "must have another 60 days to run", "No policy may be within 60 days of expiring"
  { known: /days/i, said: /\b((?:each|every|all|the|any) polic(?:y|ies)) (?:must|should|shall|has to|have to|needs? to) (?:(?:still )?(?:run|last|be good|go on) (?:for )?(?:at least )?(\d{1,3}) more days|(?:still )?have another (\d{1,3}) days (?:to run|left|to go|on (?:it|them)))(?: (?:at least|or more|minimum))?(?=\s*(?:[.;,]|$))/gi, plain: '$1 must have at least $2$3 days left' },
  { known: /days/i, said: /\bno polic(?:y|ies) (?:may|can|should|shall|must) be (?:within|closer than|less than|under) (\d{1,3}) days (?:of|to|from) (?:its |their )?(?:expir\w+|running out|the end)/gi, plain: 'all policies must have at least $1 days left' },
]

/** What a member does, in place of its name ("ours doesn't contribute", "as an insured", "on a claims-made form is refused"): in the words it is read by. */
export function membersByEffect(textIn: string): string {
  let text = textIn
  for (const { said, known, plain } of WAYS) if (known.test(text)) text = text.replace(said, plain)
  return text
}
