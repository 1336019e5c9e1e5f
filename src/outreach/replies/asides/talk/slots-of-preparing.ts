/** Slots of the talk about how an answer was prepared and what may be done with it. Bounded patterns over folded text. */

const OUR = '(?:the|our|my|their|your|its|each|this|that|these|those|both|all (?:of )?(?:the|our|their|your|two|three|four|five))'
const KIND = '(?:own|agency|management|agency management|insured\'s|client\'s|client|carrier|carriers\'?|carrier\'s|company|policy|underwriting|account|actual|current|complete|whole|entire|two|three|four|five)'
const PAPERS = '(?:files?|records?|systems?|database|accounts?|lists?|requests?|e-?mails?|letters?|declarations?(?: pages?)?|decs?(?: pages?)?|dec sheets?|polic(?:y|ies)|coverages?|portals?|web ?sites?|sites?|books|notes|schedules?)'
/** What is pulled to be read; a policy that is pulled has ended. */
const FILES = '(?:files?|records?|accounts?|lists?|requests?|e-?mails?|declarations?(?: pages?)?|decs?(?: pages?)?|dec sheets?|cop(?:y|ies) of (?:the |each |their |all the |all three )?(?:polic(?:y|ies)|decs?|declarations?))'
const OF_WHOM = "(?: (?:for|on|of) (?:the insured|insured|this (?:insured|account|client|one)|them|him|her|each(?: (?:one|policy|of (?:them|these|those)))?|both|all (?:two|three|four|five)(?: of (?:them|these))?)| (?:that )?you (?:sent|listed|asked about|asked for|have|wrote|provided)(?: (?:us|me|over))?)"
const OUR_PAPERS = `(?:${OUR}(?: ${KIND}){0,2} ${PAPERS}${OF_WHOM}?|what you(?:'ve| have)? (?:have|sent|listed|list|show|provided|gave us)(?: (?:listed|down|below|here|over))?)`
const OUR_FILES = `${OUR}(?: ${KIND}){0,2} ${FILES}${OF_WHOM}?`
const EACH = `(?:(?:each|every|every one|each one|all) of (?:the|your|these|those|their|them)(?: (?:two|three|four|five))?(?: (?:polic(?:y|ies)|coverages?|lines|items))?|each (?:one|policy|line|coverage|item)|it|all (?:two|three|four|five)(?: (?:polic(?:y|ies)|coverages?|lines|items))?|(?:the|both|these|those) (?:two |three |four |five )?(?:policies|coverages|lines|items)|them all|them|these|everything|it all)`
const BEFORE = '(?:before (?:writing|replying|answering|responding|i (?:wrote|replied|answered|responded))(?: (?:back|to you|you|this))?|this (?:morning|afternoon)|today|yesterday|just now|a (?:moment|minute|few minutes) ago|again|line by line|one by one|one at a time|side by side|carefully|closely|in (?:some )?detail|to (?:be|make) (?:sure|certain)|(?:one|two|a couple of|several) times?|twice)'
const THIS_MAIL = '(?:this|it|this (?:e-?mail|message|reply|letter|answer|note|response|confirmation)|my (?:e-?mail|message|reply|letter|answer|note|response))'

/** A word of a place's name; that it is one its capital tells (`in-no-place.ts`). */
const PLACE_WORD = '[a-z.]{2,14}'

export const PREPARING_SLOTS: Readonly<Record<string, string>> = {
  ourpapers: `${OUR_PAPERS}(?:(?:,? and|,? &|,) ${OUR_PAPERS})?`,
  ourfiles: OUR_FILES,
  eachone: `${EACH}(?: (?:that )?you (?:asked about|listed|sent|have|show|asked for)| (?:on|in) your (?:list|e-?mail|request|letter))?`,
  wentthrough: '(?:(?:went|gone|go|looked|read) (?:back )?(?:through|over)|looked (?:at|in|into)|reviewed|checked|examined|studied|read|opened|pulled up|took out|gone back to|went back to|checked in|checked through)',
  beforewriting: `(?:,? ${BEFORE}){0,2}`,
  wherever: `(?:in|around|out of|near|from|to|between|along|throughout|across|within|for) (?:the |a |our )?${PLACE_WORD}(?: ${PLACE_WORD}){0,2}`,
  manyof: '(?:over |about |more than |almost |nearly |at least |some )?(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|several|many|a few|a dozen)',
  oflate: '(?:(?:on |last )?(?:mon|tues|wednes|thurs|fri)day|yesterday|today|earlier(?: today| this week)?|this (?:morning|afternoon|week)|last week|the other day|a (?:couple of|few) days ago)',
  thisreply: THIS_MAIL,
  stepwise: '(?:(?:,? ?(?:one (?:at a time|by one)|in (?:turn|order|sequence)|in (?:the|your) order(?: (?:you (?:have|listed|list|sent|show) them|(?:they are |they\'re )?(?:listed|shown)|of your (?:list|e-?mail|request|letter)))?|each in turn|(?:individually |separately |each )?below|policy by policy|line by line)){1,2})',
  mates: '(?:my|our|the) (?:account (?:manager|executive|rep)|assistant|csr|colleague|associate|partner|service (?:rep|manager|team)|office manager|coworker|co-worker|team|certificate (?:desk|team|person)|producer)',
  asksame: '(?:the same (?:question|thing|request|information|info)|this|about (?:this|these|them)|this (?:same )?(?:question|request)|(?:a|the) (?:similar|same|identical) (?:question|request|e-?mail|letter))',
  yourside: '(?:(?:someone|somebody)(?: else)? (?:in|at|from) your (?:office|company|firm|team|department|side)|(?:a|one of your|another) (?:colleagues?|coworkers?|associates?)(?: of yours)?|your (?:colleague|coworker|office|company|associate|partner)|you)',
}
