export const NEGATED_BEFORE =
  /(?:\bno\b|\bnot?\b(?! (?:hesitate|forget|fail|neglect)\b)(?: \w+){0,2} (?:need|require|ask for|include|name|want)\w*|without|(?:n't|\bnot|\bnever) (?:ever |even )?(?:ask|press|push|pester|hound|reject|fail|bounce|hold|turn) (?:[a-z]+ ){0,4}?(?:for|over|on|because of|about)(?: (?:an? |the )?(?:missing|lack of|lacking))?|\bnever (?:need|require|ask for|want|insist on)|\b(?:carriers?|insurers?|underwriters?) (?:won't|will not|don't|do not|can't|cannot) (?:give|offer|issue|grant|add|provide|endorse)|n't (?:need|require|ask for|have)|(?:n't|\bnot) (?:chase|track|check(?: for)?|look for|bother with|care about|pursue|enforce|insist on)|\b(?:no longer|stopped|quit) (?:chas(?:e|ing)|track(?:ing)?|check(?:ing)?(?: for)?|look(?:ing)? for|ask(?:ing)? for|requir(?:e|ing)|need(?:ing)?|want(?:ing)?|collect(?:ing)?|enforc(?:e|ing)|insist(?:ing)? on)|\b(?:dropped|scrapped|eliminated|retired|deletes?d?|removes?d?|strikes?|struck|withdraws?|withdrew|rescinds?|rescinded|takes? (?:out|away))(?: our| the| any)?|(?<!n't |\bnot |\bnever )\b(?:skip|forget|disregard)(?: about)?|\bneed not(?: (?:be|have|carry|show|include|appear|named|listed|shown|added|included|as))*|(?:n't|\bnot) (?:need|have|require|ask|expect|want|insist)\w*(?: (?:on|us|the \w+|our \w+))? (?:to be|being|to appear|to)(?: (?:named|listed|shown|added|included|as|on|your|the|polic(?:y|ies)))*|\bnot (?:required|needed)(?:, (?:however|though),? (?:is|are))?[^.;,]{0,20}|\bnot as|\bnot|\bwaive)(?: an?| any| the| for)*\s*$/

export const NEGATED_AFTER = new RegExp(
  [
    String.raw`^ requirements?\b[^.;,:µ©¶§]{0,50}\b(?:is|are|was|were|has been|have been) (?:now |hereby )?(?:dropped|gone|removed|deleted|lifted|waived|eliminated|struck)\b`,
    // "Leave AI off the E&O"
    String.raw`^ off(?: of)?(?: the| their| your)? ©`,
    // "PNC yes, WOS no"
    String.raw`^ ?(?:- ?)?no(?=\s*(?:[.;,)]|$))`,
    String.raw`^[^.;,:µ©¶§]{0,30}?(?:(?:is|are|:|=|-)\s*)?(?:` +
    [
      String.raw`not (?:required|needed|necessary|applicable|asked|mandatory)|n\/a\b|(?:is|are) optional|[:,(-]? ?optional(?=\s*(?:[.;,)]|$))`,
      String.raw`(?:is |are )?waived for (?:this|our|these|your)\b|(?:isn't|is not|aren't|are not) something (?:that )?we|unnecessary`,
      String.raw`(?:does|do|shall|will)(?: not|n't) apply\b|(?:is|are) (?:off|not on) (?:the|our|this) list|[:,(-] ?(?:leave (?:it |this )?blank|left blank|blank)\b`,
      String.raw`(?:need not|needn't|(?:does|do)(?: not|n't) (?:need|have) to) be (?:ticked|checked|marked|shown|listed|filled|on|there)\b`,
      String.raw`\b(?:is|are|goes|went) (?:now )?(?:gone|away)\b|^ waived(?=\s*[.;]|$)`,
      String.raw`(?:was|were|has been|have been|is|are) (?:now )?(?:removed|dropped|deleted|eliminated|struck|retired|discontinued|taken (?:off|out))`,
      String.raw`(?:won't|will not|wouldn't|would not) be (?:required|needed|necessary|asked(?: for)?|expected)`,
      String.raw`no longer appl(?:y|ies)|^[^.;,:µ©¶§]{0,20}[:=-] ?(?:nobody|no one|none|nothing)\b|(?:isn't|is not|aren't|not) available|unavailable`,
      String.raw`(?:isn't|aren't|is no longer|are no longer|no longer) (?:required|needed|asked(?: for)?|necessary|expected|wanted)|[:=] ?(?:no|n|n\/r)(?=[\s,;.)|]|$)`,
      String.raw`not on\b`,
    ].join('|') +
    String.raw`)`,
  ].join('|'),
)

/** "CG 20 33 is not acceptable" */
export const FORM_REFUSED = /^(?: ?\([^()]{0,40}\))?(?:[ ,]*(?:and|or|nor) µ+(?: ?\([^()]{0,40}\))?)*[^.;,µ©]{0,12}?(?:(?:is|are|will) (?:not|never)|isn't|aren't|won't|not) (?:be )?(?:accept|allow|enough|suffic|ok\b|okay|adequate|permit|good|a substitute)/
