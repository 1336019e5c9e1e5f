const WORDS = new Set(
  `a an the that this it its it's they they're they've he he's she she's we we're we've i i'm i've client client's clients insured insured's customer owner bank lender
  has have had is are was were be been will would 'll going 's to of on in for from by with until then and but so yet still not hasn't haven't isn't just already also now
  say says said tell tells told me us claim claims claimed insist insists mailed sent made paid paying pay pays payment payments check checks money premium bill invoice installment balance deposit
  posted post posting applied cleared clear processed received receive come came came coming in bring bringing brought over overnighted submitted wired dropped off mailing sending
  today tomorrow yesterday this last week month morning afternoon monday tuesday wednesday thursday friday notified aware working informed reminded late past due nonpayment reached out called emailed e-mailed contacted waiting
  can can't trying try get gets getting caught up taking taken care`.split(/\s+/),
)
const TELLS = /\b(?:pay|pays|paid|paying|payments?|checks?|money|premium|bill|invoice|installment|balance|deposit|notified|aware|informed|reminded|reached out|working on it|called (?:them|him|her|the)|taking care of it)\b/
const WORDS_MAX = 24

/** "The client says they mailed the check but it has not posted.": what is done about a cancellation that is pending, in no other words. */
export function tellsOfThePending(folded: string): boolean {
  const words = folded.match(/[a-z][a-z'’-]*/g) ?? []
  return words.length > 2 && words.length <= WORDS_MAX && !/[?\d$]/.test(folded.replace(/\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/g, '')) && TELLS.test(folded) && words.every((word) => WORDS.has(word))
}

/** "I'd rather not guess.", "I've asked the underwriter which one is right.": what becomes of the policy that was just left open. */
const LEFT_OPEN =
  /^\W*(?:so )?(?:(?:(?:i|we)(?:'d| would) rather not|(?:i|we) (?:do not|don't|won't|will not|didn't|did not) (?:want to|like to|wish to)?) ?(?:guess|speculate|assume|say either way)(?: (?:at|on) (?:it|that|this))?|(?:i|we)(?:'ve| have)? (?:already |just |also )?(?:asked|e-?mailed|called|contacted|written to|put in a (?:call|request) (?:to|with)|a call in to|a message in to|reached out to|got a call in to) (?:the |my |our |to )?(?:carrier|underwriter|underwriting|company|insurer|producer|account manager|manager|csr|office|team|agent)(?: (?:to (?:find out|confirm|clarify|check|see)|about (?:it|that|this)|on (?:it|that|this)|for (?:clarification|an answer)|which (?:one|number|limit|figure|amount)? ?is (?:right|correct)|today|this morning|yesterday)){0,3})\W*$/
export const tellsItIsAsked = (folded: string): boolean => LEFT_OPEN.test(folded)
