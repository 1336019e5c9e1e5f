/** Words of an offer: "any questions, call me". */
const OFFERS = /\b(?:questions?|need|needs|else|help|concerns?|anything|problems?|issues?|any ?time|future)\b/
const WHEN_OR_WHAT =
  '(?: (?:back|first|today|tonight|tomorrow|now|asap|soon|please|directly|right away|(?:on )?(?:mon|tues|wednes|thurs|fri)day|next week|this (?:morning|afternoon|week)|in the (?:morning|afternoon)))*(?: (?:when (?:you|u) (?:can|get|have|are|see|receive)|about|regarding|re|on|to (?:discuss|go over|talk|explain))(?: [^.;]{0,60})?)?\\W{0,10}$'
const CALL = new RegExp(`(?:^\\W*|[,.;:(–-] ?|\\b(?:and|but|so|then|please|pls|just|kindly) )(?:call|phone|ring|text) (?:me|us)${WHEN_OR_WHAT}`)
const GIVE_A_CALL = new RegExp(`\\bgive (?:me|us|the office) an? (?:quick )?(?:call|ring|buzz|shout)${WHEN_OR_WHAT}`)
const TALK = /\b(?:i|we)(?:'d| would)? (?:need|have|want|like|must) to (?:talk|speak|discuss|chat|go over)\b|\blet'?s (?:talk|discuss|chat|get on the phone)\b|\b(?:can|could|would|will) you (?:please )?(?:call|phone|ring) (?:me|us)\b/

const UNFINISHED = [
  // "Yes, but."
  /\b(?:but|(?<!\d[a-z,.$%/ ]{0,25}, ?)however|although|except|pero|aunque|excepto)[^a-z0-9]*$/,
  /(?:^\W*|[,.;:(–-] ?)(?:please|pls|kindly) (?:advise|confirm|verify)\W*$/,
  /(?:^\W*|[,.;:(–-] ?|\b(?:but|please|pls) )(?:double[- ]?check|check|verify|review|confirm) (?:the |all |your |those )*(?:limits?|dates?|numbers?|deductibles?|carriers?)\W*$/,
  // Away, or off the account: a day that is no holiday's does not say.
  /\b(?:we|i|they)(?:'ll| will|'re| are)? (?:all )?(?:be )?off (?:on |as of |after |effective )?(?:the )?(?!11\/(?:1[01]|2[5-9])|12\/(?:2[3-9]|3[01])|1\/[12](?!\d)|7\/[345](?!\d)|9\/7(?!\d))\d{1,2}(?:\/\d{1,2}(?:\/\d{2,4})?|st|nd|rd|th)\W*$/,
  /(?:^\W*|[.,;] )which (?:ones?|[a-z]+ [a-z]+)\s*\?/,
  /\bwhich (?:insured|polic(?:y|ies)|compan(?:y|ies)|account|entity|client|ones?|location)\b[^.]{0,100}\?/,
]
const ELSEWHERE = /\b(?:for|as (?:to|for)|re) (?:the |all )*(?:correct |actual |current |exact |updated )*(?:limits?|dates?|deductibles?|values?|amounts?)[,:]? (?:please )?(?:see|refer to|check|look at|call)\b|\b(?:see|refer to|check|visit) (?:the |my |our |your )*(?:portal|web ?site|site|system|attached|attachment|enclosed|certificate|cert|coi|decs?)(?: [a-z0-9]+){0,2} for (?:the |all |your )*(?:correct |actual |current |exact |updated )*(?:limits?|dates?|deductibles?|values?|amounts?)\b|\bsee (?:the |my |our |your |his |her ){0,2}(?:other|previous|prior|separate|earlier|last|next|second) (?:e-?mails?|messages?|notes?|repl(?:y|ies)|response)\b/
/** Points at what stands below it, at the end of a letter. */
const POINTS_DOWN = /\b(?:see|refer to) (?:my |our |the ){0,2}(?:notes?|comments?|remarks)?(?: ?below)?\W*$/

/**
 * A sentence that has not said all there is to say: it wants to talk, breaks off at "but", or sends the reader elsewhere, for no policy it names.
 * Beside it a yes is not the whole answer.
 */
export function saysNotAll(folded: string, { last, named }: { last: boolean; named: boolean }): boolean {
  if (!named && ELSEWHERE.test(folded)) return true
  if (UNFINISHED.some((one) => one.test(folded)) || (last && /\bbut\b/.test(folded) && POINTS_DOWN.test(folded))) return true
  return TALK.test(folded) || (!OFFERS.test(folded) && (CALL.test(folded) || GIVE_A_CALL.test(folded)))
}
