/** Beginnings of words that may take an answer back, or tell of a policy. */
const STEMS = `
  cancel laps expir terminat suspen resci revok revoc reinstat delinquen bounc decli denie denia refus reject withdr nonrenew non-renew renew pend await unless exclu restrict limit otherwise former dropp quot replac
  switch chang elsewhere shopp remov delet reduc lower rais increas decreas amend revis correct claim loss lawsuit disput investig fraud misrepres warn deductib retention retroact suppos assum probab perhaps likel appear seem doubt
  verif confirm apparent accord condition tempor extension extend effective deceas dissol merg acqui retir ceas bankrupt insolv receiver liquid runoff sunset fail neglect forgot promis intend consider rumor partial remain anymore previous prior origin
  compet polic coverag insuranc underwrit activ inactiv valid invalid notic notif statement surplus unpaid overdue unfortunat sadly regret unresolv outstand hesit reluctan threat demand foreclos repossess accident incident illegal nonpay refund return problem troubl issue difficult
  incorrect inaccura mistak error differ discrepan mid-term midterm pro-rata short-rate minim occasion rare seldom bare hard nearly almost sometim unsure unclear unknown unsettl uncertain wrong lien writ bind bound reserv interrupt seas storag hospital
`
/** And whole words. */
const WORDS = `
  void hold held until till til except however although though but yet never neither nor no none nobody nothing not without drop drops move moves moved moving sold sell sells selling sale close closes closed closing shut stop stops stopped end ends ended ending quit left leave leaves leaving go goes gone going
  lost lose loses losing shop shops market bid bids report reports reported may might should must could would can think thinks thought believe believes believed guess maybe question questions check checks checked ask asks asked told says said tell tells hear heard see if when whenever once after before because since-then as-if short soon
  dead death died die park parked parks idle sick jail arrested cash offer offers offered proposal tail gap gaps lack lacks miss missed misses wait waits waiting waited try tries tried trying talk talks most some few half several various certain rest longer last old older past next new other others another different else instead
  only just solely mainly mostly want wants wanted need needs needed require requires required wish wishes own-account due owe owes owing owed late behind balance short void off out away apart against instead despite apart-from subject total totaled review flat bad poor worse worst wrongly down under-review plan plans planning hope hopes hoped
  payment payments pay pays paid learning training handover transition part parts portion place stay stayed skip skips skipped noncompliance fine fines default arrears agent agents agency agencies broker brokers brokerage carrier carriers insurer insurers company companies competitor they he she we i it's they're they've he's she's we're we've i'm i've is are was were be been being am has have had having do does did will won't which who whom whose that's there's
`
const words = (list: string): string[] => list.trim().split(/\s+/)
const BARRED: ReadonlySet<string> = new Set(words(WORDS))
const BARRED_STEM = new RegExp(`^(?:${words(STEMS).join('|')})`)
const WORDS_MAX = 14

/** Words in -ed that stand with a thing, and are no verb of their own. */
const AS_ADJECTIVES: ReadonlySet<string> = new Set(words('named insured listed scheduled owned non-owned nonowned hired leased combined completed assigned related detailed need indeed speed unlimited dedicated experienced shared refrigerated enclosed red medical-related based united limited hundred unlicensed'.replace('limited hundred unlicensed', 'hundred')))
/**
 * Whether what stands behind the opening of a remark, folded, is a mere phrase: "the day-to-day on that account", "by EFT on the 20th".
 * It has no subject and no verb of its own, no amount, and no word that could take an answer back. Behind an opening that says nothing of a policy it says nothing either.
 */
export function isPhrase(tail: string): boolean {
  if (/[^a-z0-9 ,.&'’/()#-]|\d{5}|\d{1,3},\d{3}|n't\b/.test(tail)) return false
  // "By check and it came back", "and stopped": what follows an "and" has no subject and no verb either.
  if (/(?:^|,| and| or| then| so| as) it\b/.test(tail)) return false
  const said = tail.replace(/\b(?:in|each|every|since|of|early|late) may\b/g, ' june').match(/[a-z0-9][a-z0-9'’/-]*/g) ?? []
  return said.length <= WORDS_MAX && said.every((word) => !BARRED.has(word) && !BARRED_STEM.test(word) && !(/[a-z]ed$/.test(word) && !AS_ADJECTIVES.has(word)))
}

/** Words in capitals that name nobody: days, months, forms and the like. */
const NO_NAMES = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|I$|I'|CG$|AI$|GL$|WC$|EFT$|ACH$|DOT$|FMCSA$|BMC|MCS|ISO$|COI|PDF$|CSR$|CPA$|GC$|GCs$|Spring|Summer|Fall|Winter)/
/** Whether a piece of a sentence, as it is written, names somebody or some company behind its first word. */
export const namesSomebody = (raw: string): boolean => (raw.trim().match(/(?<=\s)\(?\p{Lu}[\p{L}'’.-]*/gu) ?? []).some((word) => !NO_NAMES.test(word.replace('(', '')))
