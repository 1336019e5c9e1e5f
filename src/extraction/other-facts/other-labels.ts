import { isCompanyName } from '../naic/index.ts'

/** What a fact of something else than the policy is: a number, a day, a company or an amount. */
export type OtherKind = 'number' | 'day' | 'company' | 'amount'

const SINCE = String.raw`(?:prior|previous|expiring|expired|former|old|last|legacy|superseded|renewed|replaced|underlying|companion)`
const WORDS: Record<OtherKind, readonly string[]> = {
  number: [
    String.raw`(?:your\s|our\s)?(?:quot(?:e|ation)|submission|account|acct\.?|customer|client|producer|agency|agent|sub-?producer|broker|claim|loss|${SINCE}\spolicy|f\.?e\.?i\.?n\.?|tax|employer|us\s?dot|mc|project|job|p\.?o\.?|purchase\sorder|invoice|licen[sc]e|loan|lease|reference|ref\.?|control|risk|group|ncci|endorsement|vehicle|file|transaction|request|vendor|supplier|tracking|application|treaty|permit|registration|bid|solicitation|work\sorder|naics|sic)\s?(?:number|no\.?|num\.?|nbr\.?|#|code|i\.?d\.?|ref(?:erence)?\.?)`,
    String.raw`(?:renewal\sof|replaces|replacement\sof|rewrite\sof)(?:\s(?:policy|number|no\.?|#)){0,2}|policy\sbeing\sreplaced|${SINCE}\spolicy`,
    String.raw`f\.?e\.?i\.?n\.?|us\s?dot|our\sref(?:erence)?|your\sref(?:erence)?`,
  ],
  day: [
    String.raw`date\s(?:issued|printed|prepared|entered|of\s(?:issue|loss|birth|accident))|(?:issue|print|loss|accident|birth|entry|inspection|bind|quote|contract|audit|signature)\sdate|issued|printed|entered|signed|bound|d\.?o\.?b\.?|as\sof(?:\sdate)?|last\s(?:updated|inspection|audit|review|payment(?:\sreceived)?)|next\s(?:review|audit|inspection)|premium\sdue(?:\sdate)?|(?:payment\s)?due\sdate`,
    String.raw`original\s(?:inception|effective|start)(?:\sdate)?|(?:insured|customer|client|member|with\sus)\ssince|(?:anniversary\s)?rating\s(?:effective\s)?date|endorsement\s(?:effective|date)(?:\sdate)?|completed\soperations\s(?:through|until|to)`,
    String.raw`(?:quote|licen[sc]e|contract|permit|registration|lease|warranty|project|bid|agreement|subcontract)\s(?:effective|expires|expiration|expiry|valid(?:\s(?:until|through|to))?|start(?:s|ed)?|begins|ends?|completion|period|terms?|dates?)(?:\sdate)?`,
    String.raw`(?:audit|extended\sreporting|reporting|valuation|experience|loss|billing|payroll|inspection)\s(?:period|dates?|until|through)`,
    String.raw`(?:client|leased\s(?:employees?|workers?)|worksite(?:\semployer)?|alternate\semployer|enrol?lment)\s(?:effective|start|inception|coverage\sbegins)(?:\sdate)?`,
    String.raw`(?:${SINCE}|proposed|intended|anticipated)\s(?:policy\s|coverage\s)?(?:period|term|dates?|effective|expiration|inception)(?:\sdates?)?`,
  ],
  company: [
    String.raw`(?:insurance\s|retail\s|wholesale\s|surplus\slines\s|excess\slines\s|producing\s|general\s|managing\sgeneral\s|reinsurance\s)*(?:broker(?:age)?|agen(?:t|cy)|producer|licensee)(?:\sof\srecord|\sname)?|wholesaler|m\.?g\.?[au]\.?|managing\sgeneral\sunderwriters?|program\s(?:administrator|manager)|(?:plan\s|pool\s)?administrator|administered\sby|underwriting\smanagers?|coverholder|intermediary|correspondent`,
    String.raw`t\.?p\.?a\.?|third[-\s]party\sadministrator|claims?\s(?:administrator|administered\sby|handled\sby|handling|adjuster|service|services|contact|company)|report\sclaims\sto|service\s(?:provider|company)|auditor|audited\sby`,
    String.raw`(?:specific|aggregate)(?:\s(?:and|&)\s(?:specific|aggregate))?\sexcess(?:\s(?:insurance\s)?(?:insurer|carrier|company|reinsurer)|\sinsurance(?:\s(?:by|with))?)?|reinsurers?|reinsured\s(?:by|with)|rating\sagency|rated\sby|premium\sfinanc(?:e|ing)(?:\scompany)?|premium\sfinanced\sby|financed\sby`,
    String.raw`${SINCE}\s(?:insurance\s)?(?:carrier|insurer|company|coverage\swith|insurance\swith)|(?:quoted|declined|countersigned|placed|offered|audited)\s(?:by|through)`,
    String.raw`loss\spayee|lien\s?holder|mortgagee|lender|lessor|parent(?:\scompany)?|captive\smanager|(?:health|holder['’]?s|owner['’]?s|landlord['’]?s|tenant['’]?s|lessor['’]?s|customer['’]?s|client['’]?s|contractor['’]?s)\s(?:insurer|carrier|insurance\scompany)`,
  ],
  amount: [
    String.raw`(?:(?:total|annual|estimated|est\.?|deposit|minimum|min\.?|earned|policy|written|advance|net|gross|due|modified|standard|12[-\s]month)\s)*premiums?(?:\s(?:due|amount|paid))?`,
    String.raw`(?:(?:estimated|est\.?|annual|total|gross|projected)\s)*(?:payroll|remuneration|revenues?|receipts|sales|turnover)|(?:total\s)?insured\svalues?|t\.?i\.?v\.?|(?:stated|replacement|declared|appraised)\s(?:value|cost)|cost\snew|exposures?(?:\s(?:base|amount|basis))?|rate(?:\sper\s\S{1,12})?`,
    String.raw`(?:contract|project|job|subcontract)\s(?:amount|value|price|cost|sum)|(?:amount|balance)\s(?:financed|due|paid)|balance|down\spayment|commission|installments?|collateral(?:\sheld)?|total\sassets|(?:policyholders?['’]?\s)?surplus|net\sworth`,
    String.raw`(?:(?:required|${SINCE}|optional|maximum\savailable|offered|requested|quoted|proposed|minimum(?:\srequired)?)\s)limits?(?:\sof\s(?:liability|insurance))?|limits?\srequired(?:\sby\scontract)?|minimum\s(?:required|requirements?)`,
    String.raw`(?:(?:total|incurred|paid|loss|case|outstanding|open|net)\s)+(?:loss(?:es)?|reserves?|incurred|claims)|incurred|reserves?|remaining\saggregate|aggregate\s(?:remaining|eroded|used|paid|impaired|exhausted)|letters?\sof\scredit`,
    String.raw`(?:(?:policy|inspection|broker|agency|stamping|filing|service|certificate)\s)*fees?|(?:surplus\slines\s|state\s|premium\s)?tax(?:es)?(?:\s(?:&|and)\s(?:stamping\s)?fees?)?`,
  ],
}
/** Whatever is counted or coded but no policy, paper or company: `Title No.`, `Parcel ID`. */
const COUNTED = String.raw`(?!(?:[^\s:]{1,16}\s){0,3}(?:polic|pol\b|certif|binder|contract|document|memorandum|note|coverage|bond|naic|company|co\b|insurer|carrier|forms?|declaration|market|agreement|item|unit|page|location|loc|bldg|building|premises|umr)|no\b|number)(?:[a-z][\w.'’/&-]{0,15}\s){1,3}(?:number|no\.|no(?=\s?:)|#|i\.?d\.?(?=\s?[:#]|\s*$)|code)`
/** A period or a term of no insurance: `Rental period`, `Loan term`. */
const SPAN = String.raw`(?!(?:[^\s:]{1,16}\s){0,2}(?:polic|cover|insur|certif|bond|renewal|protection|effective|annual|member|binder|month|term\s|period\s|premium|declar))(?:[a-z][a-z'’-]{2,14}\s){1,2}(?:period|term)`
/** A company that does something else than insure: `Title company`, `Inspection by`, `Property manager`. */
const PARTY = String.raw`(?!(?:[^\s:]{1,16}\s){0,3}(?:insur|underwr|issu|carrier|cover|provided|written|polic|protect))(?:(?:[a-z][\w'’/&-]{1,15}\s){1,3}(?:by|with|through)|(?:[a-z][\w'’/&-]{1,15}\s){0,2}(?:agent|servicer|manager|contractor|services|owner|trustee|applicant|provider|lender|lessor|holder|bank|claims)|(?:title|leasing|finance|inspection|service|management|mortgage|towing|repair|rental|warranty|holding|parent)\scompany)`
/** What is of something else on declarations, which are of one policy and one insurer. */
const ON_DECLARATIONS: Partial<Record<OtherKind, readonly string[]>> = {
  number: [COUNTED, String.raw`(?:reinsurance\scertificate|contract\saccount|(?:rental|lease|service|purchase|finance|loan)\sagreement)\s(?:number|no\.?|#)|claims?\s(?:reference|ref\.?)`],
  day: [String.raw`installments?(?:\s(?:schedule|dates?|plan))?|coverage\s(?:gap|lapse)|(?:gap|lapse)\sin\scoverage|lapsed\sfrom|prior\scoverage|renewal\squote\sexpires|effective\sdate\sof\s(?:(?:this|the)\s)?(?:change|endorsement|amendment)`, SPAN],
  company: [
    String.raw`(?:first\s|1st\s|second\s|2nd\s|additional\s)?(?:named\s)?insureds?(?:\s(?:and|&)\s(?:mailing\s)?address)?|additional\sinterests?|interested\spart(?:y|ies)|certificate\sholder|(?:first\s|1st\s|second\s|2nd\s)mortgagee|landlord|employer|payo[re]|payer|health\splan`,
    PARTY,
  ],
}
/** Another kind of policy than the one declared, where the paper says so. */
const OTHER_LINE = String.raw`(homeowners?|home|(?:personal\s|commercial\s|business\s)?auto(?:mobile)?|flood|wind(?:storm)?|earthquake|boat|life|health|umbrella|excess|primary|package|workers?['’]?\s?comp(?:ensation)?|companion(?:\s\w{1,12})?|other|related|supporting)\s(?:insurance\s)?`
const BARE_NUMBER = /^(?:your\s)?policy\s?(?:number|no\b\.?|#)/i
const OTHER_LINES: readonly { kind: OtherKind; says: RegExp; bare: RegExp }[] = [
  { kind: 'number', says: new RegExp(String.raw`^${OTHER_LINE}polic(?:y|ies)(?:\s(?:number|no\.?|#))?(?!\swith)`, 'i'), bare: BARE_NUMBER },
  { kind: 'number', says: /^()(?!(?:[^\s:]{1,16}\s){0,3}(?:your|the|this|our|current|new|insurance|renewal|insureds?|agen|compan|producer|name|address|period|date|type|number|no\b|coverage))(?:[a-z][\w'’/&-]{1,15}\s){1,3}policy\s(?:number|no\.?|#)/i, bare: BARE_NUMBER },
  { kind: 'company', says: new RegExp(String.raw`^${OTHER_LINE}(?:carrier|insurer|company|policy\swith|with)`, 'i'), bare: /^(?:insurer|carrier|insurance\scompany|insured\sby|underwritten\sby|issued\sby|your\sinsurer)\b/i },
]
const STEM = 4
const OF_INSURERS = /\b(?:(?:re)?insurance|indemnity|casualty|assurance|underwriters|surety|mutual|fire|life|exchange|lloyd['’]?s)\b/i
const PAPER = /polic|\bpol\b|contract|binder|certificate|document|memorandum|cover\snote|renew|replac|rewrite|prior|previous|expiring|former|old\b/i
/** What may stand in the place of a policy's number or term where the paper names those by no label of their own. */
const BESIDE_OWN: Partial<Record<OtherKind, RegExp>> = {
  number: /^(?:contract|binder|certificate|cover\snote|bond)\s?(?:number|no\.?|#|i\.?d\.?)/i,
  day: /^event\s(?:dates?|period)/i,
}
const OWN: Partial<Record<OtherKind, RegExp>> = {
  number: /^(?:your\s)?pol(?:icy|\.)\s?(?:number|no\b\.?|#|num\b\.?|i\.?d\b\.?)|\bpol(?:icy|\.)\s(?:number|no\.?|#)\s?:?\s?(?=[A-Z-]{0,6}\d)/i,
  day: /^(?:policy|coverage|insurance)\s(?:period|term|dates?|effective|expir)|^(?:effective|expiration|eff\.?|exp\.?)\s?(?:date)?\W*$|^(?:effective|expiration)(?:\sdate)?\s?:/i,
}
const KINDS = Object.keys(WORDS) as OtherKind[]
type Said = { kind: OtherKind; says: RegExp }
const whole = (words: Partial<Record<OtherKind, readonly string[]>>): Said[] => KINDS.flatMap((kind) => (words[kind] ? [{ kind, says: new RegExp(String.raw`^\W{0,2}(?:${words[kind].join('|')})(?:\s?\(s\))?\s*[:.]?\s*$`, 'i') }] : []))
const leading = (words: Partial<Record<OtherKind, readonly string[]>>): Said[] => KINDS.flatMap((kind) => (words[kind] ? [{ kind, says: new RegExp(String.raw`^(?:${words[kind].join('|')})(?![A-Za-z])(\s*:\s*|\s+(?:is|of|was)\s+|\s+)(?=\S)`, 'i') }] : []))
const ON_ALL = { whole: whole(WORDS), leads: leading(WORDS) }
const DECLARED = { whole: [...ON_ALL.whole, ...whole(ON_DECLARATIONS)].filter((s) => s.kind !== 'amount'), leads: [...ON_ALL.leads, ...leading(ON_DECLARATIONS)].filter((s) => s.kind !== 'amount') }

/** Which labels of a page are of something else than its policies. */
export class OtherLabels {
  #beside: Said[]
  #says: { whole: readonly Said[]; leads: readonly Said[] }
  #lines: readonly { kind: OtherKind; says: RegExp; isBare: boolean }[] = []
  #printed: string | null

  /** `printed`: the texts of the page's cells, which tell what the policies' own labels are; `declared`: of declarations, whose amounts have columns of their own. */
  constructor(printed: readonly string[], declared = false) {
    this.#says = declared ? DECLARED : ON_ALL
    this.#beside = KINDS.flatMap((kind) => (OWN[kind] && printed.some((text) => OWN[kind]!.test(text)) ? [{ kind, says: BESIDE_OWN[kind]! }] : []))
    if (declared) this.#lines = OTHER_LINES.map(({ kind, says, bare }) => ({ kind, says, isBare: printed.some((text) => bare.test(text)) }))
    this.#printed = declared ? printed.join('\n').toLowerCase() : null
  }

  /** `License No.` says on declarations of the days behind it too whose they are: the label stays where its number goes. */
  stays(kind: OtherKind, label: string): boolean {
    return this.#printed !== null && kind === 'number' && !PAPER.test(label)
  }

  /** On declarations only an insurer's name could be taken for the insurer. */
  couldMislead(kind: OtherKind, value: string): boolean {
    return this.#printed === null || kind !== 'company' || OF_INSURERS.test(value) || isCompanyName(value)
  }

  /** `Flood policy no.` on a homeowner's declarations: of another line where the policy's own label stands bare, or nothing else on the page is of that line. */
  #ofOtherLine(text: string): { kind: OtherKind; end: number } | null {
    for (const { kind, says, isBare } of this.#lines) {
      const match = says.exec(text)
      if (match && (isBare || (match[1] && this.#printed!.split(match[1]!.slice(0, STEM).toLowerCase()).length < 3))) return { kind, end: match[0].length }
    }
    return null
  }

  /** What a cell names alone (`heads`: over a column) that is no fact of the policy: `Quote No.`, `Prior carrier`, `Annual premium`. */
  alone(text: string, heads = false): OtherKind | null {
    if (text.length > LABEL_MAX) return null
    // Over a column of what lies above the policies listed; by itself it may label an excess policy's own insurer.
    if (heads && EXCESS_OVER.test(text)) return 'company'
    const line = this.#ofOtherLine(text)
    // `HOMEOWNERS POLICY` alone is a title.
    if (line && /^\W*$/.test(text.slice(line.end)) && (line.kind !== 'number' || /(?:number|no\.?|#)\W*$/i.test(text))) return line.kind
    return (this.#says.whole.find((w) => w.says.test(text)) ?? this.#beside.find(({ says }) => /^\W*$/.test(text.replace(says, '')) && says.test(text)))?.kind ?? null
  }

  /** The same with something behind it: `Quote No.: 44188`. */
  leading(text: string): { kind: OtherKind; end: number; colon: boolean } | null {
    for (const { kind, says } of this.#says.leads) {
      const match = says.exec(text)
      if (match) return { kind, end: match[0].length, colon: match[1]!.includes(':') }
    }
    const line = this.#ofOtherLine(text)
    for (const { kind, end } of [...(line ? [line] : []), ...this.#beside.flatMap(({ kind, says }) => (says.test(text) ? [{ kind, end: says.exec(text)![0].length }] : []))]) {
      const gap = /^s?(\s*:\s*|\s+)(?=\S)/.exec(text.slice(end))
      if (gap) return { kind, end: end + gap[0].length, colon: gap[1]!.includes(':') }
    }
    return null
  }
}
const EXCESS_OVER = /^\W{0,2}excess\s(?:insurance\s)?(?:carrier|insurer|company)(?:\s?\([^)]{1,30}\))?\W*$/i
const LABEL_MAX = 48
