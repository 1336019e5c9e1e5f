import { HAVE_NOT } from './denial-phrases.ts'
import { type Phrase, phrasesOf } from './sense.ts'

const KNOWS_NOT =
  `(?:(?:i |we )?(?:${HAVE_NOT} (?:recognize|know|recall)|(?:am|are|'m|'re) not (?:familiar with|sure (?:about|of))|(?:have |has |'ve )?never (?:ever )?heard of|(?:have|has|show|see|find|found) (?:no|nothing|not any)(?: (?:records?|info(?:rmation)?|listing|file|contact|vendor))?(?: (?:on file|on record|in our (?:system|records|files)))?(?: (?:of|for|on|from|about|with))|(?:can'?t|cannot|could ?n'?t|could not|unable to|not able to) (?:find|locate|identify|verify|tell)(?: (?:anything|any (?:information|info|record))(?: (?:on|about|for|of))?)?)|no records? of)`
/** Things of whoever asks: no policy and no insured can be meant by them. */
const OF_THE_ASKER =
  "(?:(?:the |this |that |these |your )(?:e-?mail(?: address(?:es)?)?|senders?|sender's (?:name|address|domain)|domain|link|web ?site|web ?page|portal|request|requestor|requester|requesting (?:party|company|entity)|(?:certificate |cert )?holders?|third party|phone number|organization|service|platform|vendor)|your (?:e-?mail )?(?:name|company(?:'s)?(?: name)?|firm|office|agency|business|group|organization|number|address)|(?:the )?(?:name of )?(?:the )?(?:company|firm|organization|party|office|people) (?:(?:that |who )?(?:you(?:'re| are) with|you (?:work for|represent)|is asking|are asking|sent this|this (?:is|came) from)|requesting this|asking)|the name of your (?:company|firm|organization|office)|who (?:you|this) (?:are|is)(?: with| from)?|(?<=(?:of|for|on|from|about|recognize|with|know|find|locate|identify) )you)"

/** "We don't recognize this e-mail address", "I have no record of your company": of whoever asks, and not that the insured is no client. */
export const ASKER_PHRASES: Phrase[] = phrasesOf('plain', [
  // "We don't open links from people we don't know."
  "(?:unknown|unrecognized|unfamiliar|outside) (?:senders?|sources?|parties|addresses|people|persons|third parties|companies)|(?:people|anyone|someone|senders?|companies|parties|sources|addresses|somebody|those|whoever) (?:that |who |whom )?(?:we|i) (?:don'?t|do not) (?:know|recognize)|without knowing who (?:you are|(?:it|this) is(?: (?:for|from))?|is asking)",
  `${KNOWS_NOT} ${OF_THE_ASKER}(?: (?:as (?:an? |the )?(?:certificate |cert )?holder|(?:listed )?on (?:any|the|this|our) (?:account|policy|policies|certificates?|file)|in (?:our|the) (?:system|records|files|book)|(?:from|on|in) (?:anything|anywhere)))?(?! (?:numbers?|policy|policies|insured|client))`,
])
