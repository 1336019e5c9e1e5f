/** What stands before a coverage that nobody asks. */
export const NO_BEFORE = new RegExp(
  String.raw`(?:` +
  [
    String.raw`\bno\b|\b(?:nobody|no one|none of (?:them|you|these)) (?:needs?|has to have|must have|has to carry|must carry|is asked for|will need)\b`,
    String.raw`\bno need (?:` +
    [
      String.raw`for`,
      String.raw`to (?:chase|collect|check|track|ask for|get|verify|see|request|bother with|show|carry|have|buy|provide|send|file|list|maintain|keep|purchase|obtain|hold)`,
    ].join('|') +
    String.raw`)\b`,
    String.raw`\bin no (?:case|event|instance|circumstances?) (?:is|are|do (?:we|you) (?:need|ask for|require))\b`,
    String.raw`(?:do|does|will|are|is|did|shall|should|would)(?: not|n't) (?:\w+ ){0,2}?(?:need|require|ask|requir|asking|want|expect|check|verify|collect|track|oblig)\w*(?:` +
    [
      String.raw` for`,
      String.raw` to (?:see|receive|review|carry|have|show|provide|maintain|furnish|purchase|procure|obtain|post|submit|supply|buy|secure|hold|keep|file)(?! (?:more|less|greater|higher|limits?|amounts?)\b)`,
    ].join('|') +
    String.raw`)?`,
    String.raw`\bneed(?: not|n't) (?:carry|have|show|provide|maintain|furnish|purchase|procure|obtain|post|submit|supply|buy|secure|hold|keep|file)(?! (?:more|less|greater|higher|limits?|amounts?)\b)`,
    String.raw`\bnot (?:requiring|asking for|needed:?|required:?)|(?<!but )\bwithout\b|\bskip\b`,
    String.raw`\b(?:` +
    [
      String.raw`ignore|disregard|scratch|forget(?: about)?|never mind|leave (?:out|off)`,
      String.raw`(?<!\b(?:shall|must|should|will|(?:required|obliged|obligated|bound|agrees?|ha(?:s|ve)) to)(?: also| itself| promptly| at (?:its|their|your) (?:own |sole )*(?:cost|expense))? )take (?:out|off)(?= (?:the|this|that|these|those|all|our|your|their|any)\b)`,
    ].join('|') +
    String.raw`)\b`,
    String.raw`\bwaiv(?:e|ed|ing)\b|\bneither\b|\bnor\b|\bexempt from\b|\bdrop(?:ped)?\b|\bnever\b(?: \w+){0,3}`,
  ].join('|') +
  String.raw`)[\s:]+(?:(?:an?|any|the|separate|additional|other|specific|for)\s+){0,2}(?:(?:[\w'-]+ ){1,3}(?:or|nor) (?:an? )?)?(?:[\w'-]+ ){0,2}$`,
)

/** What stands behind it. */
export const NO_AFTER = new RegExp(
  [
    String.raw`^\s*(?:is|are|:|-) not (?:through|from|by|with) us\b`,
    String.raw`^\s*(?:is|are|:) (?:out|off the list|not (?:at this time|at present|now|yet|for now|currently))(?=\s*(?:[.,;)]|$))`,
    // "own equipment at own risk; no coverage required"
    String.raw`^[\s:=(-]*[^.;¤©£µ]{0,50}[;,(-] ?(?:so )?(?:no (?:[a-z]+ )?(?:coverage|cover|polic(?:y|ies)|insurance|certificates?) (?:is |are )?|(?:none|nothing) (?:is )?)(?:required|needed|necessary)(?=\s*(?:[.;,)]|$))`,
    String.raw`^[\s:=(-]*(?:none|n ?\/ ?a|nil|no|nope|nah)\b(?=\s*(?:[,;.)\]]|$|\band\b))`,
    String.raw`^[^.;¤©]{0,45}?(?:(?:is|are|was|will be|would be|need|have|has)\s+)?(?:` +
    [
      String.raw`not (?:be |to be |currently |generally |typically )?(?:required|needed|necessary|applicable|mandatory|asked(?! about)|an? (?:requirement|must)|requested|expected)`,
      String.raw`n ?\/ ?a\b|(?:isn't|aren't|not) (?:required|needed|necessary|mandatory|compulsory|a must|a requirement)`,
      String.raw`(?<!µ ?): ?(?:none|no(?! (?:employees|staff|helpers|crew|workers|drivers)\b| (?:[a-z'-]+ ){0,2}(?:¶|(?:polic(?:y|ies)(?! (?:is |are )?(?:needed|required|necessary))|exclusions?|exceptions?|substitut\w+|restrictions?|sub-?limits?|lapses?|gaps?|exemptions?|opt-?outs?)\b))|n ?\/ ?a)\b`,
      String.raw`(?<!µ ?)- ?(?:none|no(?! (?:employees|staff|helpers|crew|workers|drivers)\b| (?:[a-z'-]+ ){0,2}(?:¶|(?:polic(?:y|ies)(?! (?:is |are )?(?:needed|required|necessary))|exclusions?|exceptions?|substitut\w+|restrictions?|sub-?limits?|lapses?|gaps?|exemptions?|opt-?outs?)\b))|n ?\/ ?a)\b`,
      String.raw`(?:requirement )?(?:(?:is|was|has been|have been) )?(?:waived|removed|deleted|dropped|eliminated)\b`,
      String.raw`(?:isn't|is not|aren't|are not) (?:something|anything|a thing) (?:that )?we (?:\w+ )?(?:check|ask|look|need|require|want|track|care)|not something we `,
      String.raw`[:-] (?:not|none of) our (?:concern|problem|business|worry|issue|department)\b|(?:isn't|not) checked`,
      String.raw`(?:isn't|is not|aren't|are not|not) on (?:this|the|our) (?:list|page|sheet|form|checklist)\b`,
      String.raw`(?:currently |presently )?not (?:currently |presently )?(?:used|in use|in effect|asked for)\b|(?:is|are) waived`,
      String.raw`not (?:covered|addressed|dealt with) (?:here|in this|by this)\b|no longer (?:required|needed)|don't need`,
      String.raw`(?:is|are) our (?:own )?(?:polic|responsib|cost|job)|(?:ignore|skip|drop|forget|scratch) (?:it|this|that|them)\b`,
      String.raw`(?:leave|take) (?:it|this|that|them) (?:off|out)\b|(?:is|are) between you and|, ?not (?:ours|our (?:requirement|rule|ask))\b`,
      String.raw`(?:is not|isn't|are not|aren't) (?:our|a|any) (?:concern|business|issue|matter)|doesn't apply|does not apply|not req\b`,
      String.raw`(?:is|are) (?:the |an? )?(?:(?!vendor|contractor|carrier|tenant|driver|operator|supplier)[a-z]+ ){0,2}(?!vendor|contractor|carrier|tenant|driver|operator|supplier|your)[a-z]+'s(?=\s*(?:[.;,)]|$))`,
      String.raw`not (?:a )?part of (?:this|the|our)\b|,? (?:so )?we (?:do not|don't) (?:ask|check|need|require|want|look|care|track|insist)\b`,
      String.raw`(?:is|are) (?:the |an? |your )?(?:[a-z]+ )?(?:(?!vendor|contractor|carrier|tenant|driver|operator|supplier)[a-z]+)'s? (?:own )?(?:problem|job|worry|headache|responsibility|business|affair|lookout|to (?:carry|buy|provide))\b`,
      String.raw`(?:can|may|will|could) (?:come|be taken) off\b|comes? off\b|(?:given|filed|posted|required) under [^.;¤©]{3,60} (?:is|are) separate\b`,
      String.raw`(?:is|are) separate from this\b`,
    ].join('|') +
    String.raw`)`,
  ].join('|'),
)

export const OPTIONAL_AFTER = new RegExp(
  String.raw`^[^.;¤©]{0,40}?(?:` +
  [
    String.raw`\boptional\b|\bwhatever you (?:like|want|prefer|choose)\b|\bas you (?:like|wish|please)\b`,
    String.raw`(?:your|its|their|the \w+'s|\w+'s) own (?:decision|call|choice(?! of)|affair|business(?! (?:name|auto|polic)))`,
    String.raw`your (?:call|choice(?! of (?:deductibles?|carriers?|insurers?|agents?|compan|limits?|amounts?))|decision|own choice)`,
    String.raw`(?:` +
    [
      String.raw`contractor|subcontractor|sub|vendor|carrier|tenant|owner-operator|driver|operator|supplier|lessee|consultant|hauler|renter|licensee|exhibitor|caterer`,
      String.raw`promoter|producer|performer|permittee|user|hirer|charterer|provider|seller|host|artist|customer`,
    ].join('|') +
    String.raw`)'?s'? (?:own )?(?:option|choice|call|discretion|election)`,
    String.raw`up to (?:you|the (?:vendor|contractor|driver|carrier|operator|tenant))`,
    String.raw`(?:at|in) (?:your|their|its|the \w+'s) (?:own |sole )?(?:option|discretion|election|choice|risk)`,
    String.raw`if (?:you|they) (?:want|wish|like|choose)\b(?! to (?:haul|work|drive|do|use|bring|serve|sell|move|pull|carry our|take|park|enter|store|run|book|load|deliver)\b)`,
    String.raw`your (?:own )?(?:responsibility|business(?! (?:name|entity|address|polic|insur|auto|vehicle|licen))|problem|risk)`,
    String.raw`for (?:your|their|its|his) own (?:protection|benefit|account|sake)|(?:is|are) their (?:own )?(?:responsibility|business|problem|risk)`,
    String.raw`(?:` +
    [
      String.raw`contractor|subcontractor|sub|vendor|carrier|tenant|owner-operator|driver|operator|supplier|lessee|consultant|renter|licensee|caterer|hauler|producer`,
      String.raw`grower|exhibitor|permittee|applicant|member|host|user|seller`,
    ].join('|') +
    String.raw`)'?s'? (?:own )?(?:risk|responsibility|(?<!\bat (?:the )?[a-z-]+'?s'? (?:own )?)expense|concern|affair|business(?! (?:includes?|involves?|ha(?:s|ve)|operations|uses?|sells?|serves?|activit|requires?|name|entity|address|polic|insur|auto|vehicle|licen))|problem|lookout)`,
    String.raw`(?:is|are) (?:theirs|yours)\b|voluntary|not mandatory|elective|is a matter for`,
    String.raw`(?:as|that|which) (?:\w+ ){1,2}(?:deems?|considers?|thinks?|chooses?|sees? fit|wishes)`,
  ].join('|') +
  String.raw`)`,
)

export const OPTIONAL_BEFORE =
  /(?:\b(?:may|might|could)(?: also| later| reasonably)? (?:require|request|ask for)(?: an?| any| additional| further| other| separate)*\s+$|\boptional(?:ly)?\b[:\s]*|(?:may|can) (?:also |elect to |choose to |optionally )*(?:carry|elect|choose|purchase|buy|add|obtain|maintain|(?<=\balso )provide)(?: an?| any| its own| their own)?\s+(?:[\w-]+ ){0,2}|\b(?:may|might|could)(?: also| later| sometimes| at times)? be (?:required|obliged|obligated) to (?:carry|have|hold|show|buy|purchase|obtain|maintain|provide|add)(?: an?| any| additional| separate)*\s+(?:[\w-]+ ){0,2})$/

export const ADVISORY =
  /\bprefer(?:red|ably|ence|s|able)?\b|\brecommend(?:ed|s|ation|ations)?\b|\bencourage[sd]?\b|\bsuggest(?:ed|s)?\b|nice[- ]to[- ]have|\bideal(?:ly)?\b|\bdesir(?:ed|able)\b|\badvis(?:ed|able|es)\b|strongly urge|best practice|\bwould (?:do well|be (?:wise|smart|well advised)) to\b|\bgood idea\b|\ba (?:big |huge |definite |real )?plus\b|(?<!(?:\bnot|n't) )\bhelps? (?:you|your|them) \w+|\b(?:is|are) (?:also |always )?(?:nice|welcome|appreciated)\b(?! to meet)|would (?:like|love) (?:to see|if|them|you|vendors)|\bi(?:'d| would) (?:love|like|prefer)\b|\bwe(?:'d| would) love\b|\bpref\b(?!\. ?\d)|like to see|good to have|we like (?:it )?at|a (?:nice|good|welcome) (?:extra|plus|touch)\b|worth having|smart (?:buy|idea|move)|\bbut (?:nice|welcome|helpful|good)\b|(?:can|could) (?:live|do) without|\b(?:take|accept|sign|book|hire|use|work with)\b[^.;]{0,24} without (?:it|one)\b|\bbonus\b|(?:would|'d) be (?:an? )?(?:very |really |also )?(?:nice|great|good|welcome|helpful|plus|bonus|ideal|appreciated|desirable)|(?:isn't|is not|not) (?:a deal[- ]?breaker|essential)|(?:won't|will not|wouldn't) (?:turn|reject|lose|refuse|hold)/
export const IN_BRACKETS_LEFT = /^\s*\((?:but )?(?:it is |it's )?(?:not (?:required|needed|mandatory|a must)|optional)\)/

/** "To be a preferred painter, carry ...": somebody who is preferred, and not what is asked of them. */
const PREFERRED_PARTY = /\bpreferred(?= (?:[a-z]+ )?(?:vendors?|contractors?|carriers?|suppliers?|providers?|partners?|hosts?|tenants?|clients?|sellers?|agenc(?:y|ies)|firms?|compan(?:y|ies)|lists?|programs?|networks?|status|pool|(?!insur|cover|number|order)[a-z]{3,}(?:ers?|ors?|ists?|ians?))\b)/g
export const withoutPreferredParty = (text: string): string => text.replace(PREFERRED_PARTY, (s) => ' '.repeat(s.length))
