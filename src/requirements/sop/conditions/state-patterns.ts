/** Names and codes alike are marked before anything is looked for: `§oh§`. */
export const stateItem = `(?:(?:the )?states? of )?§[a-z]{2}§`
export const LIST = `(?:the states of |states? of |any of |either |the following states:? ?|(?:the |an? )?(?:state[- ]fund|monopolistic(?: state fund)?) states? ?(?:\\(|of |- ?|: ?)?)?${stateItem}(?:(?: ?(?:, ?)?(?:and|or|&|\\/|,) ?| )${stateItem})*\\)?`
export const WHO = `(?:vendors?|carriers?|drivers?|contractors?|subcontractors?|subs|insureds?|companies|company|haulers?|employers?|owner-operators?|operators?|suppliers?|consultants?|tenants?|providers?|firms?|businesses|entities|anyone|those|truckers?|couriers?|installers?|exhibitors?|caterers?|residents?|partners?|pros|members?|sellers?|movers?|crews?|technicians?|applicants?|hosts?|helpers?|cleaners?|agenc(?:y|ies)|facilities|clinics?|staffing firms?|ones)`
const based = `(?:(?:who |that |which )?(?:are |is |is an? |live[sd]? |reside[sd]? )?(?:based|domiciled|located|headquartered|home-?based|living|residing|resident|residents|registered|incorporated|principally located|operating|licensed|formed|whose (?:home |base )?(?:state|office|address|terminal) is)|with (?:an? |their )?(?:home|main|principal|business)? ?(?:office|address|terminal|base|domicile|headquarters)|(?:who|that|which) (?:lives?|resides?|are|is)(?= in\\b)|from|out of|whose (?:home |base )?(?:state|domicile)[a-z ]{0,14}(?:is|in))`
export const other = `(?:any(?: other)? state |states? |a state )?(?:other than|outside(?: of)?|except(?: for| in)?|not (?:in|from)|excluding|but)`
export const INSURER_PLACE = /\b(?:authori[sz]ed|licensed|admitted|qualified|permitted|eligible|approved|lawfully)\b[^.;]{0,50}$/

export const PLACE_OF_WORK =
  /(?:work(?:ing)?(?! comp)|services?|operations?|projects?|jobs?|premises|job ?sites?|sites?|performed|deliver(?:ed|ies|ing)|loads?|pick(?:ed)?[- ]?ups?|garaged|events?|freight|lanes?|hauling|moving|shipments?|routes?|running|stores?|locations?|property|properties)(?: \w+){0,4} ?$/
export const WHO_FIRST = new RegExp(`^(?:all |any )?${WHO} in `)

export const STATE_PATTERNS: { pattern: RegExp; negative?: boolean }[] = [
  // "for all vendors not based in Texas"
  { pattern: new RegExp(`(?:for |from |of )?(?:(?:all|any|every) )?(?:other )?(?:${WHO} |those |anyone |everyone |everybody )?(?:(?:who|that|which) )?(?:are |is )?(?:not|n't) ${based} (?:in |of |from )?(?:the state of )?(${LIST})`, 'g'), negative: true },
  // "Required unless you're in Texas"
  { pattern: new RegExp(`\\bunless (?:(?:the |your |their )?(?:${WHO}|you|they|it)(?:'re| are|'s| is) |it'?s )?(?:${based} )?(?:in |from |of )?(?:the state of )?(${LIST})(?=\\s*(?:[.,;)]|$))`, 'g'), negative: true },
  {
    pattern: new RegExp(
      `(?:for |in the case of )?(?:(?:all|any|every) )?(?:other )?(?:${WHO} )?${based} (?:in |of )?${other} (?:in )?(${LIST})`,
      'g',
    ),
    negative: true,
  },
  {
    pattern: new RegExp(
      `(?:for |if |when )?(?:(?:all|any|every|an?|the) )?(?:${WHO} )?(?:(?:is|are|you'?re|you are|they are|it is) )?${based} (?:in |of |is )?(?:the state of )?(${LIST})`,
      'g',
    ),
  },
  {
    pattern: new RegExp(
      `(?:for |in )?(?:all |any |the )?(?:other )?states? ?(?:other than|outside(?: of)?|except(?: for)?|but) (${LIST})`,
      'g',
    ),
    negative: true,
  },
  { pattern: new RegExp(`\\b(?:everywhere|anywhere|nationwide|all states|any state|(?:in )?(?:every|each) state)(?: in the (?:us|country))?,? (?:but|except(?:ing)?(?: for)?(?: in)?|outside(?: of)?|other than) (?:in )?(${LIST})`, 'g'), negative: true },
  { pattern: new RegExp(`(?<=[(,;] ?|\\d[mk]? )(?:except(?: for)?|but not) (${LIST})(?: ${WHO})?(?=\\s*(?:[),.;]|$))`, 'g'), negative: true },
  { pattern: new RegExp(`(?:outside(?: of)?|except(?: for)? in|except in|other than in|not in) (${LIST})`, 'g'), negative: true },
  { pattern: new RegExp(`(?:for |from |of )?(?:all |any |every )?non-(${LIST})[- ](?:based |domiciled )?${WHO}`, 'g'), negative: true },
  { pattern: new RegExp(`(?:for |from |of )?(?:all |any |every )?(${LIST})[- ](?:based |domiciled |resident |only )*${WHO}`, 'g') },
  { pattern: new RegExp(`^(?:all |any )?(${LIST})[- ](?:based )?(?!orders|trailers|containers|centers|towers|matters|letters|floors|doors|offers|others|specimen|errors)[a-z]{3,}(?:ers|ors|ists|ants|ians|ees|men)(?= ?:)`, 'g') },
  { pattern: new RegExp(`^(?:all |any )?(${LIST})[- ](?:based )?[a-z]{3,}(?:ers|ors|ists|ants|ians|ees) (?=(?:must|need|have to|are required|shall|also)\\b)`, 'g') },
  { pattern: new RegExp(`(?:^|[,;:(.] ?|\\bexcept |\\bbut |\\band )(?:in|for) (${LIST})(?=[ ,:;)]|$)`, 'g') },
  { pattern: new RegExp(`(?:^|\\b(?:except|but|that|where|unless|only) )(?:all |any )?(?:[a-z]{3,}(?:ers|ors|ists|ants|ians)|guests|hosts|crews|outfits|shops|people|folks|pros) in (?:the state of )?(${LIST})(?= (?:must|needs?|have|are required|shall|can|may|also|shows?|sends?|still|with employees|uploads?)\\b|:)`, 'g') },
  { pattern: new RegExp(`^(?:all |any |our )?(?!(?:jobs|projects|loads|events|sites|locations|operations|stores|deliveries|trips|routes|vehicles|trucks|trailers|policies|limits|services|works|shipments|premises|properties|lanes|employees|insurers|carriers|states|forms|certificates|laws|courts|polic)\\b)[a-z]{4,}s in (?:the state of )?(${LIST})(?= (?:must|needs?|have|are required|shall|also|shows?|sends?|still|uploads?)\\b)`, 'g') },
  { pattern: new RegExp(`(?:^|[,;] ?|\\b(?:if|when|where) )(?:the |an? |your )?(?:[a-z]+'s )?${WHO} (?:is|are) in (?:the state of )?(${LIST})`, 'g') },
  { pattern: new RegExp(`(?:for |all |any )?(?:${WHO}|pros|members|partners|sellers) in (?:the state of )?(${LIST})`, 'g') },
  { pattern: new RegExp(`\\b(?:if|when|where) (?:the |your |their )?(?:[a-z]+'s )?(?:home |principal |main |head )?(?:office|base|terminal|headquarters) is in (${LIST})`, 'g') },
  { pattern: new RegExp(`\\b(?:if|when|where) (?:you'?re|you are|they are|they'?re|i'?m|i am|we'?re|we are|i live|you live|(?:my|your|our) (?:home|base|company|terminal|business|firm|truck|shop) is)(?: based| domiciled| located| registered)? in (${LIST})`, 'g') },
  { pattern: new RegExp(`\\b(?:if|when) (?:you'?re |they'?re |it'?s |you are |they are )?in (${LIST})(?=\\s*(?:[,;.)]|$)| (?:otherwise|else|only)\\b)`, 'g') },
  { pattern: new RegExp(`^(?:do you |are you |you )?(?:live|reside|based|located|registered) in (${LIST})(?=\\s*(?:\\?|$))`, 'g') },
  // "Home office in Ohio or Idaho: ..."
  { pattern: new RegExp(`^(?:(?:with )?(?:an? |your |their |the )?(?:home|head|main|principal|corporate) (?:office|base|terminal|address)|headquarters|domicile) (?:is )?in (${LIST})(?= ?[:,-])`, 'g') },
  { pattern: new RegExp(`^(${LIST}) ?(?::|-|only\\b|=)`, 'g') },
  { pattern: new RegExp(`(?<=[,(:-] ?|\\d[mk]? )(${LIST}) only(?=\\s*(?:[),.;]|$))`, 'g') },
  {
    pattern: new RegExp(
      `(?:required|needed|mandatory|accepted|acceptable|allowed|count|ok|okay|fine|applies|only|valid|instead|satisf\\w+|comp|\\bwc|compensation|minimum) (?:only )?(?:in|for) (${LIST})`,
      'g',
    ),
  },
  {
    pattern: new RegExp(
      `\\b(?:if|when|where) (?:the |your |their )?(?:(?:insured|vendor|carrier|contractor|driver|home|domicile)'?s? )*(?:state|domicile)(?: of domicile| of residence)? is (${LIST})`,
      'g',
    ),
  },
  { pattern: new RegExp(`(?<=stop[- ]?gap:? (?:coverage |liability )?(?:(?:of )?\\$?[\\d,.]{1,14} ?(?:k|mm?|mil|million)? )?(?:(?:each|per) (?:accident|occurrence) |each )?)(?:only )?(?:in|for) (${LIST})`, 'g') },
  { pattern: new RegExp(`\\((${LIST}) only\\)|\\((?:only )?(?:in )?(${LIST})\\)`, 'g') },
]
