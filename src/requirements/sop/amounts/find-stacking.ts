/** A limit made up of two amounts: "a $1,000,000 primary with a $1,000,000 excess". */
export const STACK_SPLIT = /(?:(?:which|that|it|this) )?(?:may|can|could) be (?:satisfied|met|provided|made up|achieved|reached|carried|furnished) (?:by|through|with|using|as|of) (?:an? )?primary(?: policy| limits?| layer| coverage)?(?: of)? ¤+,? (?:\+|and|plus|with|&) (?:an? )?(?:umbrella|excess)(?: liability)?(?: policy| layer| limits?| coverage)?(?: of)? ¤+|or (?:an? )?¤+ (?:in |of )?(?:primary|c?gl|auto|general liability|auto liability)(?: limits?| policy| coverage)? (?:\+|plus|and|with) (?:an? )?¤+ (?:in |of )?(?:umb\w*|excess)(?: liability)?|¤+ (?:[a-z]+ ){0,2}(?:\+|plus|and|with) (?:an? )?¤+ (?:umb\w*|excess)(?: liability)? ?(?:=|is|works|will|would|gets|does)(?: (?:also |just |be |do )*(?:good|fine|ok|okay|acceptable|accepted|enough|works|it))?|primary(?: policy| limits?| layer)?(?: of)? ¤+ ?(?:\+|and|plus|with|&|\/) ?(?:an? )?(?:umbrella|excess)(?: policy| layer| limits?)?(?: of)? ¤+(?= (?:is |are )?(?:acceptable|accepted|ok|okay|fine|allowed|works|permitted|will do))|¤+ (?:in )?primary(?: policy| limits?| layer)?,? (?:(?:with|and|plus|\+|\/|&|over)(?: an?)? )?¤+ (?:in )?(?:umbrella|excess)(?: policy| liability| layer| limits?)?/g
const UPPER = String.raw`(?:an? |any |its |their |your |the )?(?:umbrella|excess)(?:[ \/]+(?:and|or|and\/or)?[ \/]*(?:an? )?(?:excess|umbrella))?(?: liability)?(?: (?:insurance|coverage|polic(?:y|ies)|limits?))?`
const MAY = String.raw`(?:may|can|could|might) (?:also |always )?`
const REST = String.raw`(?:the|any|that|whatever)(?: the)? (?:rest|difference|shortfall|gap|balance|remainder|deficit)`
export const STACK = new RegExp(
  [
    // "GL may be combined with an umbrella", "GL may combine with umbrella"
    String.raw`${MAY}(?:be )?(?:combin|pair|layer|join|aggregat|supplement|extend|topp?)(?:e|ed|d|ing|t)?(?: up)?(?: (?:it|this|that|them|these|limits?))?(?: together)? (?:with|by|w\/) ${UPPER}`,
    String.raw`(?<=\()combine (?:it |this |them )?with ${UPPER}(?: if (?:you|they) [a-z]+)?(?=\))`,
    // "Umbrella may top up GL", "can go toward", "fills any gap on"
    String.raw`${UPPER} ${MAY}(?:be )?(?:top(?:ped)? up|go(?:es)? towards?|lift|(?:be )?layered (?:over|on|onto|above|to (?:reach|meet|get to|make up))|(?:make up|fill|cover|bridge|close) ${REST}(?: (?:in|on|of))?)`,
    String.raw`${UPPER} (?:makes up|fills|covers|bridges|closes) ${REST}`,
    // "GL plus umbrella is fine", "GL + umbrella OK"
    String.raw`(?:plus|\+) ${UPPER} (?:(?:is|are|will be|would be) )?(?:also |just )?(?:fine|ok|okay|good|acceptable|accepted|allowed)(?=\s*(?:[.,;)]|$))`,
    // "GL and umbrella together may satisfy this", "GL (or with umbrella)"
    String.raw`(?:and|plus|&) ${UPPER}(?: limits?)? (?:together|combined|in combination) ${MAY}(?:satisfy|meet|reach|make up|get to|add up to|total)`,
    String.raw`(?<=\()(?:or )?(?:together )?with ${UPPER}(?=\))`,
    // "We count umbrella toward GL", "we look at GL together with the umbrella"
    String.raw`\b(?:we|i) (?:will |do |also )?(?:add|count|apply|credit) ${UPPER} (?:to|towards?|against) (?!(?:your|our|this|that|these|those|a|an|future|all|(?:the )?(?:contracts?|agreements?|lists?|files?|requirements?|jobs?|forms?|orders?))\b)`,
    String.raw`(?<=\b(?:we|i) (?:will |do |also )?(?:look at|review|read|count|add up|consider)[^.;:¤]{1,40} )(?:together|along) with ${UPPER}`,
    // "may be carried in part under an umbrella", "written as primary plus umbrella", "Contractor may use umbrella with GL"
    String.raw`${MAY}be (?:carried|written|placed|insured|held) (?:in part|partly|partially) (?:under|in|by|with|on) ${UPPER}`,
    String.raw`${MAY}use ${UPPER} (?:along |together )?with(?= )`,
    // "via primary and excess", "whether by primary or umbrella", "in primary and excess layers together"
    String.raw`(?:(?:through|via|by way of|by means of|whether (?:by|in|through|under)) (?:an? |any |its |their |your |the |both )*)?(?:primary|underlying)(?: (?:policy|policies|limits?|coverages?|layers?))? (?:and|or|plus|&|\/|and\/or) (?:an? |any )?(?:umbrella|excess)(?: liability)?(?: (?:insurance|coverage|policies|policy|limits|layers?))?(?: (?:together|combined|taken together|in combination))?`,
    // "4 mil agg (umbrella can get you there)"
    String.raw`(?:umbrella|excess)(?: liability)?(?: (?:insurance|coverage|policy|limits?))? (?:(?:can|may|could|will|would) (?:also |help )?(?:get|bring|take|carry)|gets|brings|takes) (?:you|them|us|it) (?:there|the rest of the way|up to (?:it|that)|to (?:it|that|this))`,
    // "Vendor may provide it through an umbrella policy"
    String.raw`(?:may|can|could) (?:also )?(?:provide|carry|obtain|satisfy|meet|reach|make up|furnish) (?:it|this|that|them|these|(?:the |this |that |such |these |those |any )?(?:required )?(?:limits?|amounts?|requirements?)|the (?:same|difference|balance|rest)) (?:in part )?(?:through|by|with|using|via|under) (?:an? |any |its |their |your |the )?(?:umbrella|excess)(?: liability)?(?: (?:insurance|coverage|policies|policy|limits))?`,
    // "any part of which may be umbrella"
    String.raw`any (?:part|portion) of (?:which|it|this|that) (?:may|can|could) (?:be|come from|sit in|be in|be met by|be carried as)(?: an?| the)? (?:umbrella|excess)(?: liability)?(?: (?:insurance|coverage|policies|policy|limits))?`,
    // "Limits 1 and 2 may include umbrella", "GL and auto limits may include excess coverage"
    String.raw`(?<=\blimits?(?: (?:for|of|in|on|under))?[^.;:¤]{0,40} )(?:may|can|could) (?:also )?(?:include|be inclusive of|count|comprise) (?:an? |any |its |their |your |the )?(?:umbrella|excess)(?: liability)?(?: (?:insurance|coverage|policies|policy|limits))?`,
    // "GL: $5,000,000 through the umbrella"
    String.raw`(?<=¤[^.;:¤]{0,60} \(?)(?:through|via) (?:an? |any |its |their |your |the )?(?:umbrella|excess)(?: liability)?(?: (?:insurance|coverage|policies|policy|limits))?(?=\s*(?:[.,;)]|$))`,
    // "$5,000,000, counting any umbrella", "with the umbrella counted"
    String.raw`counting (?:an? |any |its |their |your |the )?(?:umbrella|excess)(?: liability)?(?: (?:insurance|coverage|policies|policy|limits))?|with (?:an? |any |its |their |your |the )?(?:umbrella|excess)(?: liability)?(?: (?:insurance|coverage|policies|policy|limits))? (?:counted|included|counting)(?: in)?(?=\s*(?:[.,;)]|$))`,
    String.raw`(?:may|can|could) (?:also )?use (?:an? |any |its |their |your |the )?(?:umbrella|excess)(?:[ \/]+(?:and|or|and\/or)?[ \/]*(?:excess|umbrella))?(?: liability)?(?: insurance| coverage| policies| policy| limits)? to (?:help )?(?:meet|reach|satisfy|get to|achieve|make up|attain)`,
    String.raw`(?:if|where|when) (?:the |its |your |their )?primary limits? (?:falls? short|(?:is|are) (?:lower|less|below|not enough|insufficient))[^.;¤]{0,30}(?:umbrella|excess)[^.;¤]{0,20}(?:fine|ok|okay|accept\w*|works|may|can)[^.;¤]{0,20}`,
    String.raw`lower primary limits (?:where|if|when|as long as|provided(?: that)?) [^.;¤]{0,20}(?:umbrella|excess)[^.;¤]{0,60}`,
    String.raw`(?:up to )?¤+ of (?:it|this|that|which|the limit|the amount) (?:may|can|could) (?:be|come from|sit in|be in|be met by|be carried as)(?: an?| the)? (?:umbrella|excess)(?: liability)?`,
    String.raw`(?:umbrella|excess)(?: liability)?(?: limits?)? counts?(?=\s*(?:[.;,)]|$))`,
    String.raw`(?<=(?<!\b(?:umb|excess)[^.;()]{0,30})\()(?:umbrella|excess)(?: liability)? (?:is )?(?:ok|okay|fine|accepted|acceptable|allowed)(?=\))`,
    String.raw`(?<=\()(?:part )?(?:may|can|could) be (?:part |in |under |from |by |with |w\/ ?|via |using |through |incl(?:uding|\.)? |reached with |met with )?(?:an? |the )?(?:umbrella|excess)(?: liability)?(?=\))`,
    String.raw`(?:umbrella|excess)(?: liability)?(?: policy| coverage)?\s{0,3}[-:,(]?\s{0,3}(?:may|can) be used to (?:reach|meet|satisfy)`,
    String.raw`(?:umbrella|excess)(?: liability)?[^.;¤]{0,25}; it (?:may|can) be used to (?:reach|meet|satisfy)`,
    String.raw`(?:any |a |the )?(?:combination of|combining|combined?)[^.;©¤]{0,40}?(?:primary|underlying|auto|gl\b|general liability|items?\b)[^.;¤]{0,60}?(?:excess|umbrella)(?:[ /]+(?:and|or|and\/or)?[ /]*(?:excess|umbrella))?(?: liability)?(?: insurance| coverage| policies| policy| limits)?`,
    String.raw`(?:primary|underlying)(?: (?:policy|policies|limits?|coverages?))? (?:and|plus|\+|&|\/|and\/or|together with|with|or) ${UPPER}`,
    String.raw`(?:umbrella|excess)(?:[ /]+(?:and|or|and\/or)?[ /]*(?:excess|umbrella))?(?: liability)?(?: insurance| coverage| policies| policy| limits)?[:;]? (?:may|can|could) (?:also )?(?:be )?(?:used|applied|added|substituted|counted?|combined|count|help|satisfy|fulfil|fulfill|make up|supplement|stack)(?: (?:together|in combination|along|up))?(?: (?:with|to (?:help )?(?:meet|satisfy|reach|achieve|fulfil\w*|comply with|supplement|make up|get to|attain)|towards?))?`,
    String.raw`(?<!\b(?:lower|smaller|lesser|reduced) )(?:umbrella|excess)(?:[ /]+(?:and|or|and\/or)?[ /]*(?:excess|umbrella))?(?: liability)?(?: insurance| coverage| policies| policy| limits)? (?:counts?|stacks?|(?:is |are )?(?:ok|okay|fine|good|allowed|acceptable|accepted)) (?:toward|towards|to (?:meet|reach|satisfy|get (?:there|to)|make)|for(?! (?:all |any |the )?(?:small|smaller|large|larger|low|minor|vendors?|jobs?|contracts?|projects?|subs|suppliers|deliver)))`,
    String.raw`(?:` +
    [
      String.raw`me(?:e)?ts?|get (?:there|to (?:it|that|this))|got there|satisf\w+|reach\w*|achiev\w+|provided|obtained|made up|mak(?:e|ing) up|bridg(?:e|ed|ing)`,
      String.raw`topp?(?:ed|ing)? up|fulfilled|attained|supplemented|evidenced|accomplished|stack\w*`,
    ].join('|') +
    String.raw`)[^.;¤©]{0,50}?(?:by|through|with|using|via|on top of|in combination with)[^.;¤]{0,60}?(?:umbrella|excess)(?:[ /]+(?:and|or|and\/or)?[ /]*(?:excess|umbrella))?(?: liability)?(?: insurance| coverage| policies| policy| limits)?`,
    String.raw`(?:satisf\w+|meet|reach|provide|cover|make up|carry) (?:up to|any part|part|some|(?:the )?(?:balance|remainder|rest|difference))[^.;©]{0,50}? (?:with|by|through|using|via|under)[^.;¤]{0,20}? (?:umbrella|excess)(?: liability)?(?: insurance| coverage| policies| policy| limits)?`,
    String.raw`inclusive of (?:any |the |its |an? )?(?:umbrella|excess)(?: liability)?(?: insurance| coverage| policies| policy| limits)?`,
    String.raw`stack(?:s|ed|ing)?(?: (?:it|them|limits?))?(?: with| w\/| on| onto)?(?: the| an?| any| their)? ?(?:umbrella|excess)(?: liability)?(?: insurance| coverage| policies| policy)?`,
    String.raw`(?:with|using|use|uses|by|through|including|plus|incl\.?) ${UPPER}(?: to (?:reach|meet|satisfy|get (?:there|to)|make (?:it|up)|hit)| ok\b| okay| allowed| combined)`,
    String.raw`(?:provided|met|satisfied|reached|made up|achieved) (?:by|through|with|using) (?:an? |the |any )?(?:combination of )?primary (?:polic(?:y|ies)|limits?|layer|coverage)?[^.;©]{0,50}?\b(?:and|plus|with) (?:an? )?(?:umbrella|excess)(?: liability)?(?: insurance| coverage| policies| policy)?`,
  ].join('|'),
  'g',
)
/** "Umbrella: $5M; may be used to satisfy CGL and auto": said of an umbrella that is asked itself. */
export const STACK_TAIL = /(?<=(?:umbrella|excess)[^.]{0,60}¤[^.]{0,90}|^)(?:(?:it|this|these|which) |and )?(?:may|can|could) (?:be (?:used|applied|counted|layered|added|stacked|combined)|count|go) (?:(?:together |in combination )?with (?:the |any )?primary(?: polic\w+| limits?| layer)? )?(?:to (?:reach|meet|satisfy|help meet)|towards?)(?: the)?|(?<=(?:umbrella|excess)[^.]{0,60}¤[^.]{0,40})(?:(?:it|this|which) |and )?(?:may|can|could) (?:also )?be (?:combined with|paired with|stacked (?:on|with)|layered (?:over|on|with)|added to)(?: the)?(?= (?:the )?(?:primary|c?gl|general|auto|commercial|business|items? |limits?))/g
/** "No combination of primary and excess is accepted", "may not be met with an umbrella". */
export const isRefusedStack = (phrase: string, before: string, after: string): boolean =>
  /(?:\b(?:no|not|never|cannot|without)|n't) (?:be |an? |any |the |permit |allow |accept |count |take )*$/.test(before) || /\b(?:may|can|could|will|shall|is|are) ?(?:not|never)\b|\bcannot\b|\bwithout\b|n't\b/.test(phrase) || /^[^.;,]{0,24}(?:\b(?:is|are|will|may|can) ?(?:not|never)|n't|\bcannot) (?:be )?(?:ok\b|okay|allow|accept|permit|count|use|suffic|enough)/.test(after)
