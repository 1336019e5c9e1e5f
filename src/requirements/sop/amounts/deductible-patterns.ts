export const ded = `(?<![a-z])(?:deductibles?|ded\\b\\.?|(?<!(?:may|shall|will|to|can) )deduct\\b\\.?|s\\.?i\\.?r\\.?s?\\b|self[- ]ins(?:ured|ur\\b\\.?|\\b\\.?) ?ret(?:entions?|\\b\\.?)|self[- ]insured retained amounts?|retentions?|(?<!\\b(?:programs?|plans?|funds?|layers?) of )self[- ]insurance(?! (?:programs?|plans?|funds?|pools?|trusts?|layers?)))`

/** "$2,500 max GL deductible": the coverage may stand before the word. */
export const of = `(?:(?:c?gl|al|auto|cargo|umbrella|cyber|pollution|liability|general liability|auto liability|physical damage|professional|property) )?`
export const dedList = `${of}(?:per[- ](?:claim|occurrence|loss|accident) )?${ded}(?: ?(?:,|\\/|or|and|and\\/or|\\(s\\)|\\() ?(?:any )?${ded}\\)?)*`
export const over = `(?:over|above|greater than|higher than|in excess of|exceeding|larger than|more than|that exceeds?|exceeds?|bigger than|>)`
export const most = `(?:not (?:to be )?(?:above|over)|not (?:to )?(?:exceed|be (?:more|greater|higher|larger) than)|no (?:more|greater|higher|larger|bigger) than|not (?:more|greater|higher) than|(?:cannot|can't|shouldn't|mustn't|couldn't|may not|must not|shall not|should not|not|never) (?:to )?(?:exceed|be (?:more|greater|higher|over|above)(?: than)?|go over|exceeding|over|top)|max(?:imum)?\\.?(?: is| of)?|tops? out at|stops? at|capped at|(?:does not|doesn't|do not|don't|will not|won't) (?:exceed|top|go (?:over|above|past))|up to|<=?|under|below|less than|at most|at or below|(?:limited|capped) (?:to|at)|equal to or less than)`

export const PATTERNS: { pattern: RegExp; plain?: boolean; approval?: boolean; told?: boolean }[] = [
  {
    pattern: new RegExp(
      `(?:no |any |all |each )?${dedList}[^.;¤]{0,30}?${over} (¤+)[^.;]{0,60}?(?:requires?|approv|disclos|declar|subject to|must be (?:reported|shown|funded|guaranteed)|consent|send|contact|sign-?off|permission|\\bok\\b|okay from|\\bask\\b|\\bcall\\b|come to|see me|waiver from|exception|review|without (?:our|the|written|prior|[a-z]+'s) )`,
      'g',
    ),
    approval: true,
  },
  { pattern: new RegExp(`\\b(?:any|an) excess (?:under|on|of|in respect of) [^.;¤©]{1,40}?(?:of )?${over} (¤+)[^.;]{0,40}?(?:requires?|approv|subject to|consent)`, 'g'), approval: true },
  { pattern: new RegExp(`(?:\\b(?:do|does|will|can)(?: not|n't)|\\bdon't|\\bwon't|\\bcan't|\\bcannot|\\bnever|\\b(?:shall|must|may)(?: not|n't)) (?:allow|accept|permit|take|approve) (?:an? |any )?(?:[a-z'&/-]{1,20} ){0,3}?${dedList}[^.;¤]{0,30}?${over} (¤+)`, 'g') },
  // "nobody with a cargo deductible over $5,000"
  { pattern: new RegExp(`\\b(?:nobody |no[ -]one |no (?:[a-z-]{3,20} ){1,2})(?:with|carrying|having|who (?:has|carries)|that (?:has|carries)) (?:an? |any )?(?:[a-z'&/-]{1,20} ){0,3}?${dedList}[^.;¤]{0,30}?${over} (¤+)`, 'g') },
  { pattern: new RegExp(`${dedList} \\(?(?:ceiling|cap|limit|allowed|permitted|max(?:imum)?\\b\\.?)\\)?(?: is| of)?[ :=-]{1,3}(¤+)`, 'g') },
  { pattern: new RegExp(`(?:not (?:be )?(?:accepted|acceptable|allowed|permitted|ok)|unacceptable|rejected|prohibited)[: -]+(?:an?y? )?${dedList}[^.;¤]{0,30}?${over} (¤+)`, 'g') },
  { pattern: new RegExp(`${dedList} (?:max(?:imum)? |limit |cap |ceiling )?(?:goes|moves|changes|rises|drops|is (?:raised|lowered|reduced|changed|now)|raised|lowered|up|down)[^.;¤]{0,30}? to (¤+)`, 'g') },
  { pattern: new RegExp(`max(?:imum)?\\.? ${dedList},? (?:on |for |under )?(?:items? |lines? )?\\(?[0-9a-z]{1,3}(?:\\u00b7\\d{1,2}){0,3}\\)? ?[:=-] ?(¤+)`, 'g') },
  { pattern: new RegExp(`${dedList}(?: (?:rule|limit|cap|ceiling|policy))?[:(,]? ?\\(?(?:none|not|nothing) ${over} (¤+)`, 'g') },
  { pattern: new RegExp(`\\bno (?:such |required |insurance |liability )?(?:polic(?:y|ies)|coverages?|insurance)[^.;¤]{0,25}?\\b(?:have|carry|contain|include|be subject to|bear|with|having|carrying|containing) (?:an? |any )?${dedList}[^.;¤]{0,30}?${over} (¤+)`, 'g') },
  { pattern: new RegExp(`(?:\\b(?:do|does|will|can)(?: not|n't)|\\bdon't|\\bwon't|\\bcan't|\\bcannot|\\bnever) (?:allow|accept|permit|take|approve) (?:an? |any )?(?:insurance |liability )?(?:polic(?:y|ies)|coverages?|insurance|certificates?|cois?|certs?)[^.;¤]{0,25}?\\b(?:with|having|carrying|containing|that (?:has|have|shows?|carr(?:y|ies)|contains?)|showing|subject to) (?:an? |any )?${dedList}[^.;¤]{0,30}?${over} (¤+)`, 'g') },
  { pattern: new RegExp(`not (?:have|carry|include|contain|use|elect|choose|accept|maintain|be subject to|bear) (?:an? |any )?${dedList}[^.;¤]{0,30}?${over} (¤+)`, 'g') },
  { pattern: new RegExp(`(?:no(?: (?:vendor|contractor|carrier|policy|insured|individual|such|other))?|without(?: any)?|neither (?:policy |of (?:them|these|the policies) )?(?:to |may |shall |can )?(?:carry|have|include|bear)(?:ing)? an?|none with an?) ${dedList}[^.;¤]{0,70}?${over} (¤+)`, 'g') },
  {
    pattern: new RegExp(
      `${dedList}[^.;¤]{0,30}?${over} (¤+)[^.;]{0,70}?(?:not (?:be )?(?:allowed|accepted|permitted|acceptable|ok|okay)|unacceptable|prohibited|reject(?:ed)?|declined?|barred|ineligible|not approved|disqualif|no good|breach|default\\b|violat|(?:are|is) (?:out|a no\\b|a no-go|too high|too much)|fail|turned (?:away|down)|sent (?:back|home)|refused|bounced?|kicked back|returned|won't (?:do|fly|work|be (?:accepted|taken))|not (?:be )?(?:loaded|admitted))`,
      'g',
    ),
  },
  { pattern: new RegExp(`${dedList}(?:[^.;¤©]|(?<=\\b(?:prof|liab|gen|comp|garage|pollut|env))\\.){0,60}?${most}[ :]{0,2}(?:an? )?(¤+)`, 'g') },
  // "and the deductible isn't over $5k"
  { pattern: new RegExp(`${dedList} (?:is|are)(?: not|n't) (?:more than|over|above|higher than|greater than|bigger than) (?:an? )?(¤+)`, 'g') },
  { pattern: new RegExp(`(?<=^\\W*|[.;] ?)(?:the |any |policy )?excess (?:on|under|of|in respect of) (?!the umbrella|umbrella)[^.;¤©]{3,60}? (?:shall |must |may |is |to )?${most} ?(?:an? )?(¤+)`, 'g') },
  // Elsewhere in the world a deductible is an excess: "excess not more than $5,000".
  { pattern: new RegExp(`(?<=[,;(] ?(?:with )?(?:an |any |the |policy )*)excess(?:es)? (?:of |to be )?${most} ?(?:an? )?(¤+)`, 'g') },
  {
    pattern: new RegExp(
      `(?:max(?:imum)?|no (?:more|greater|higher) than|not (?:more|greater) than|up to|<=?|at most|under) (?:allowable |allowed |permitted |of |an? )*(¤+) (?:max(?:imum)? |per[- ]claim |per[- ]occurrence |reefer )*${of}${ded}`,
      'g',
    ),
  },
  {
    pattern: new RegExp(
      `max(?:imum)?\\.? (?:allowable |allowed |permitted |reefer |cargo )?${dedList}(?: (?:on|for|under) [^.;:,¤]{1,30}?)?(?: (?:is|of|amount|shall be|allowed|per claim|per occurrence))*[ :=-]*(¤+)`,
      'g',
    ),
  },
  {
    pattern: new RegExp(
      // "cargo $100,000 max ded $1,000": the word is that of the amount behind it.
      `(¤+) (?:or (?:less|under|lower) |and under |max(?:imum)?\\.? |or smaller )(?:per[- ]claim |per[- ]occurrence |reefer |in )?${of}${ded}(?! ?[:=-]? ?(?:(?:of|is|at) )?¤)`,
      'g',
    ),
  },
  {
    pattern: new RegExp(
      // "cargo 100,000 ded max: 1,000": the words are those of the amount behind them.
      `(¤+) (?:per[- ]claim |per[- ]occurrence |reefer )?${ded}(?: ?\\(?(?:max(?:imum)?\\b\\.?|or less|limit|cap|tops|or lower|or under)(?! ?\\)? ?(?:[:=<-]|of|is|at)? ?¤))`,
      'g',
    ),
  },
  {
    pattern: new RegExp(
      `${dedList}[^.;¤,]{0,40}? ?(¤+),? ?\\(?(?:or (?:less|lower|under|smaller)|max\\b|maximum|and under|tops|cap\\b|ceiling|at most|or below|is the (?:most|limit|ceiling|maximum))`,
      'g',
    ),
  },
  { pattern: new RegExp(`${ded}[^.;]{0,60}?\\b(?:max(?:imum)?|(?:our|the) (?:cap|ceiling|limit|most)|cap) (?:is|of|we (?:take|allow|accept)(?: is)?|(?:stays|remains) at) (¤+)`, 'g') },
  { pattern: new RegExp(`${dedList}(?: (?:of|is|at|amount|per claim|per occurrence|limit|cap))*(?:[ :=-]{0,3}|, (?=¤+ ?(?:[.;,)]|$)))(¤+)`, 'g'), plain: true },
  { pattern: new RegExp(`(¤+) (?:per[- ]claim |per[- ]occurrence |reefer )?${ded}(?! ?:? ?(?:${most}|max(?:imum)?|up to|<=?|of|is|limited to) ?(?:an? )?¤)`, 'g'), plain: true },
  // "Your cargo deductible shows $5,000": what a paper shows.
  { pattern: new RegExp(`${dedList}(?: (?:on|for) [^.;¤]{1,24}?)? (?:shows?|reads?|shown as|came in at)(?: as| at)? (¤+)`, 'g'), told: true },
  // What stands over an amount, and is neither refused nor waits for leave: no limit at any rate.
  { pattern: new RegExp(`(?<!\\bno |\\bany )${dedList}[^.;¤]{0,30}?${over} (¤+)`, 'g'), told: true },
]
