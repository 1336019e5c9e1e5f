const AMOUNT = String.raw`\$ ?\d[\d,]*(?: ?(?:k|mm?|mil(?:lion)?)\b)?`
/** "Statutory minimum for EL in this state is $100,000, we ask $500,000", "the legal minimum is $750,000; ours is $1,000,000": a law's amount for reference, and the one that is asked. */
const LAW_FIRST = new RegExp(
  String.raw`(?:the )?(?:statutory|legal|state(?:'s)?|federal|fmcsa|dot|state law) minimum(?: (?:limit|amount|requirement))?(?: (?:for|on|of) (?:the )?(?!this\b|our\b|your\b|all\b|any\b)([A-Za-z][A-Za-z' ]{1,30}?))?(?: (?:in|under|by) (?:this |the |our )?[A-Za-z]{2,20}(?: [A-Z][a-z]+)?)? (?:is|being|stands at|of)(?: only)? ${AMOUNT}[,;.:]? (?:(?:but|and|while|however),? )?(?:we (?:ask|require|need|want|look)(?: for)?|ours is|(?:the )?(?:city|county|district|authority|university|owner|company) (?:asks|requires|needs)(?: for)?)(?: at least| a| an)? (${AMOUNT})(?=\s*(?:[.;,)]|$))`,
  'gi',
)

/** "Motor vehicle liability: per s. 14 of the Act ($500,000 is the legal minimum); the Board asks for $2,000,000." */
const LAW_IN_BRACKETS = new RegExp(String.raw`(?:,? (?:as )?(?:per|under|by) [^$;()]{3,50}?)? ?\(${AMOUNT} (?:is|being) the (?:legal|statutory|state|federal) minimum\)[;,.:]? (?:(?:but|and|while|however),? )?(?:we|(?:the )?(?:city|county|district|authority|university|owner|company|board|council|principal)) (?:asks?|requires?|needs?|wants?)(?: for)?(?: at least| a| an)? (${AMOUNT})`, 'gi')

/** Of the law's minimum and what is asked beside it, what is asked. */
export const lawBesideAsked = (text: string): string =>
  text.includes('minimum') ? text.replace(LAW_IN_BRACKETS, ' $1').replace(LAW_FIRST, (_, name: string | undefined, asked: string) => (name ? `${name} ${asked}` : asked)) : text
