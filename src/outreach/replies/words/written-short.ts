/** `w` as a word of its own: no part of a longer one, of a number, an address or a policy's number. */
const word = (w: string, flags = 'giu'): RegExp => new RegExp(`(?<![\\p{L}\\d@./#'’-])(?:${w})(?![\\p{L}\\d@]|['’/-]\\p{L}|\\.\\p{L}|-\\d)`, flags)
/** With a capital it may be somebody's name, or a fire department's letters. */
const small = (w: string): RegExp => word(w, 'gu')

/** Written short, with its whole words; "PD" alone may be physical damage. In this order: a later row finds what an earlier one wrote out. */
const SHORT: readonly [RegExp, string][] = [
  // Two blanks between two words; more may part columns.
  [/(?<=[\p{L}\d,.:;]) {2}(?=[\p{L}\d])/gu, ' '],
  [/(?<![\p{L}\d])(nothing|none|everything)['’]s(?= (?:been|changed|lapsed|expired|gone)(?![\p{L}]))/giu, '$1 has'],
  [/(?<![\p{L}\d])(they|y'all)['’]ve(?![\p{L}])/giu, '$1 have'],
  [/(?<=\bas )you['’]ve(?= (?:shown|listed|stated|described|noted|outlined|indicated|it|them)(?![\p{L}]))/giu, 'you have'],
  // "The above referenced insured", as formal letters have it.
  [/(?<![\p{L}\d])the (?:above[- ]?)?(?:captioned|referenced|mentioned|noted|subject) (insured|client|account)(?![\p{L}])/giu, 'the $1'],
  [/(?<![\p{L}\d])the above[- ]named (insured|client)(?=[' ,](?!name|is |should|reads))/giu, 'the $1'],
  // "Yess they r", "alll active", "ya there all good".
  [/(?<![\p{L}\d@])(?:yess{1,4}|yee{1,3}s|yse|yees)(?![\p{L}\d@])/giu, 'yes'],
  [/(?<![\p{L}\d@])alll{1,3}(?![\p{L}\d@])/giu, 'all'],
  [/(?<=^\W*)ya(?=[ ,]+(?:they|there|all|both|it|its|we|everything)(?![\p{L}]))/giu, 'yes'],
  [/(?<=^\W*(?:(?:yes|yep|yeah|yup|ya),? )?)there(?= (?:all|both|still)(?: (?:both|all|still))? (?:good|active|current|correct|in force|fine|ok|okay)(?![\p{L}]))/giu, "they're"],
  [/(?<=^\W*)not (?:a|any) problem(?: at all)?(?=[,.!;])/giu, 'no problem'],
  // A thumb before words that say something themselves.
  [/^\s*(?:👍[\u{1F3FB}-\u{1F3FF}]?\s*){1,3}(?=(?:yes|all|both|everything|looks?|good|they)(?![\p{L}]))/iu, ''],
  [word('pols'), 'policies'],
  [word('lmts|lims'), 'limits'],
  [word('lmt'), 'limit'],
  [small('lim'), 'limit'],
  // "Yes they r", "hes good", as it is thumbed.
  [/(?<![\p{L}\d])(they|all|both|these|those|policies|lines|coverages|limits|dates|others|we|you) r(?=[ ,.!]|$)(?!\.[\p{L}])/giu, '$1 are'],
  [/(?<![\p{L}\d])(he|she)s(?= )/giu, "$1's"],
  [/(?<![\p{L}\d])(they|you)re(?= )/giu, "$1're"],
  [/(?<![\p{L}\d])(?:pls|plz|plse)(?= \p{L})/giu, 'please'],
  [/(?<![\p{L}\d])(?:thx|thnx|thnks|thanx|tks|tnx)(?![\p{L}\d])/giu, 'thanks'],
  [/(?<![\p{L}\d])ty(?=\s*(?:$|[.,!]))/gu, 'thanks'],
  [word('rgds|rgrds'), 'regards'],
  [/(?<![\p{L}\d])w\/in(?![\p{L}])/giu, 'within'],
  [/(?<![\p{L}\d])w\/o(?= ?\p{L})/giu, 'without'],
  [/(?<![\p{L}\d/])w\/ ?(?=\p{L})/giu, 'with '],
  [/(?<![\p{L}\d])[Pp]d(?= (?:in full|up\b|to date|thru|through)(?![a-z]))/gu, 'paid'],
  [word('actv|actve|activ'), 'active'],
  [/(?<=(?<![\p{L}\d])(?:all|both|are|is|pol|policies|[2-6]) |[:=-] ?)act(?=\s*(?:$|[,.;&]))/giu, 'active'],
  [small('curr'), 'current'],
  [word("conf['’]?d|cnf['’]?d|cnfr?md|confrmd|cfmd|cnfirmd"), 'confirmed'],
  [small('vfd|vrfd|vfied'), 'verified'],
  [word("verif['’]?d"), 'verified'],
  [word('pndg|pndng|pendg|pnding'), 'pending'],
  // "Pend cxl": it is still to come, and no cancellation that took place.
  [/(?<![\p{L}\d])(?:pend|pending) (?:cxl|canc|cncl|cx|can)\.?(?![\p{L}\d'’])/giu, 'pending cancellation'],
  [word("cncld|cancld|cnclld|canc['’]?d|cncl['’]?d|can['’]d|xl['’]?d"), 'cancelled'],
  [/(?<![\p{L}\d])canc(?= (?:eff |as of |on )?\d{1,2}\/\d)/giu, 'cancelled'],
  [word("exp['’]d|expd|exprd|expird"), 'expired'],
  [word("lps['’]?d|laps['’]?d"), 'lapsed'],
  [word("non-?renew['’]?d|non-?rnwd|non-?ren['’]?d?"), 'nonrenewed'],
  [word("reinst['’]?d"), 'reinstated'],
  [word('chkng|chkg|chking'), 'checking'],
  [word('xcpt|excpt'), 'except'],
  [word('covg|cvg|cvrg'), 'coverage'],
  [word('chgs|chngs'), 'changes'],
  // "Good n active"; between two names it may be a no: "cargo n gl y".
  [/(?<=(?<![\p{L}\d])(?:active|good|ok|okay|current|correct|valid|fine|paid)) n (?=(?:active|good|in force|in effect|current|correct|valid|accurate|paid|matching?|up to date)(?![\p{L}]))/giu, ' and '],
]

/** The text with what is written short written out. */
export const writtenOut = (text: string): string => SHORT.reduce((held, [written, meant]) => held.replace(written, meant), text)
