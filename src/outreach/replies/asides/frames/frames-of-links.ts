import { OF_TODAY, type RemarkFrame, frame, TIMES } from './remark-frame.ts'

/** Ours, and not the page of an insurer in which a policy is looked up. */
const LINK = '(?:your (?:online |web |verification |answer |secure )?(?:links?|portal|web ?site|web ?page|page|site|online form|url|button)|(?:the|that) (?:links?|url|button|online form))'
const SO = "so i'm i am we're we are replying answering responding here by via e-mail email instead just writing back here's here is my our answer for me us either today on end my our computer phone side"

/** What came of the page that the request offers: said of it, whatever its words, and of no policy. */
export const LINK_FRAMES: readonly RemarkFrame[] = [
  frame(`(?:i |we )?(?:can't|can not|cannot|couldn't|could not|was unable to|wasn't able to|am not able to|didn't|did not)(?: get (?:in)?to| get| open| use| click(?: on)?| access| log ?in(?:to| to)| load)+ ${LINK}(?: to (?:work|open|load))?`, TIMES, SO),
  frame(`${LINK} (?:in (?:your|the) e-?mail )?(?:did not|didn't|does not|doesn't|would not|wouldn't|will not|won't|is not|isn't|was not|wasn't) (?:work|working|open|opening|load|loading)`, TIMES, SO),
  frame(`${LINK} (?:in (?:your|the) e-?mail )?(?:is|was|has|had|is already|came up|comes up)(?: been| as)? (?:expired|broken|blocked|dead|down|invalid|an error|blocked by our (?:filter|firewall|it))`, TIMES, SO),
  frame(`(?:i |we )?(?:tried|clicked|clicked on|used) (?:to use )?${LINK},?(?: but| and)?,? (?:it |that )?(?:just |only )?(?:(?:did not|didn't|would not|wouldn't|won't) (?:work|open|load)|gave me an error|ask(?:s|ed)(?: me)? for (?:an? )?(?:login|log ?in|password)|timed out|went nowhere|kept spinning|froze)`, TIMES, SO),
  frame(`${LINK} (?:asks|asked|wants|wanted|requires|required)(?: me| us)?(?: for| to)? (?:an? )?(?:login|log ?in|password|account|code|register|sign ?up|sign ?in)`, TIMES, SO),
  frame("(?:we|i|our (?:it|office|it department)) (?:do not|don't|can't|cannot|never|won't|does not|doesn't|blocks?)(?: let us| allow us to)? ?(?:click|open|use|follow|clicking)?(?: on)? (?:any |outside |external |unknown |unfamiliar |web |online |these |those |e-?mail(?:ed)? |third[- ]party )*links", TIMES, SO, 'in emails e-mails from people'),
  frame(`${LINK} (?:gave me|gives me|shows|showed) (?:an )?error`, TIMES, SO),
]

const NOTICE = "you your team office if of any changes change changed cancellation cancellations non-renewal when in the event that either both all these those policy policies cancel cancels cancelled lapse lapses is are were to listed shown named as long you're an a certificate cert holder holders additional insured interest on anything something automatically by mail e-mail email carrier us too"
/** What the office or the insurer will send, should something change one day. */
export const NOTICE_FRAMES: readonly RemarkFrame[] = [
  frame(`${OF_TODAY}(?:we|i|our office|our agency|the carriers?)(?:'ll| will) (?:also )?(?:notify you|let you know|send you (?:an? )?notice|advise you)(?= (?:of any |if (?:any|anything|something|either|you|these|those|the polic|it|they)|in the event (?:of|that|any|either)))`, NOTICE, 'it they'),
  frame(`${OF_TODAY}(?:as (?:a |the )?(?:certificate |cert )?holder,? )?you(?:'ll| will| would| should) (?:also )?(?:be notified|get (?:an? )?notice|receive (?:an? )?notice|be sent (?:an? )?notice)(?= (?:of any |if (?:any|anything|something|either|these|those|the polic|it|they)|in the event (?:of|that|any|either)))`, NOTICE, 'it they'),
]
