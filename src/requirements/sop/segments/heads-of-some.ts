export const SOME_OF = /^(?!(?:all|every|each|any|both|what|how|which|when|where|who|why)\b)[a-z][a-z' -]{2,30}s (?:who|that|with|without) (?!us\b|you\b|your\b)[^.:;?$\d]{2,60}$/i

/** "Everyone:" above one list, and "Drivers:" above another: what is asked of everybody, and of some. */
export const OF_EVERYBODY = /^\W*(?:everyone|everybody|(?:every|each) (?!polic|coverage|line\b|limit|insurer|certificate|deductible|level|tier|claim|occurrence|accident|person|employee)[a-z-]{3,20}|all (?:of (?:them|you)|(?!policies|coverages|lines|limits|insurers|certificates|deductibles|levels|tiers)[a-z-]{3,}s))\W*$/i
export const OF_SOME = /^(?!(?:all|every|each|any|both|what|how|which|when|where|who|why|other|limits|requirements|certificates|notes|details|documents|questions|policies|coverages|minimums|terms|members|endorsements|additional|general|required)\b)[a-z][a-z' -]{2,30}s\W*$/i

/** "Haulers of scrap, additionally", "Contractors working inside the fence": so is somebody told apart from everybody. */
export const OF_A_KIND = /^(?!(?:all|every|each|any|both|what|how|which|when|where|who|why|limits|requirements|certificates|notes|details|documents|questions|policies|coverages|minimums|terms|endorsements|insurers|deductibles)\b)(?:[a-z'-]+ ){0,2}[a-z'-]{3,}s (?:of|in|on|at|doing|working|hauling|using|operating|handling|performing|carrying|serving|delivering|entering|driving|inside|under|over|above) [^.:;?$\d]{2,60}$/i

/** "General", "Other requirements": above what is said of every policy, and not of the coverage whose list ends before it. */
export const OF_THE_WHOLE = /^(?:general|other|miscellaneous|misc\.?|common|universal|global|all (?:policies|coverages|lines)|insurers?|insurance (?:companies|carriers)|carriers?|polic(?:y|ies)|certificates?)(?: (?:requirements?|provisions?|conditions?|terms|notes?|items?|information|endorsements?|rating|standards?))*\s*:?$/i

/** "Family gatherings (no alcohol): none.": beside it, what another head lists is asked of those it names. */
export const NONE_OF_SOME = /^\W*(?!limits|deductible|exclusions?|waiver|exceptions?|endorsements?|alternatives|notes?|other)[A-Z][A-Za-z' -]{3,40}s(?: \([^()$]{3,40}\))?: ?(?:none|nothing|no insurance(?: (?:is )?(?:needed|required))?|no (?:policy|certificate|coi)(?: needed| required)?|n\/a|no requirements?)\W*$/
