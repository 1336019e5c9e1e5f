const LEAD = "(?:please |kindly |pls )?(?:see|find|(?:i|we)(?:'ve| have)? (?:put|added|typed|noted|inserted|written|wrote|marked|placed|given|made|entered)|(?:i|we)(?:'ve| have)? answered with)"
const WHAT = '(?:(?:my|our|the|all|of|a|few|some) )*(?:answers?|responses?|replies|notes?|comments?|remarks)'
const HUE = '(?:the )?(?:red|blue|green|purple|yellow|bold|(?:all )?caps|capitals)(?: (?:font|text|type|print|ink|letters))?'
const EACH = '(?:each|every)(?: (?:one|policy|item|line|coverage|question|section|row|heading)| of (?:them|the (?:policies|items|lines|questions|sections)))?'
const WHERE = [
  `(?:below|inline|in[- ]line|highlighted)(?: in ${HUE})?`,
  `in ${HUE}`,
  `(?:directly |right |just )?(?:under(?:neath)?|below|beside|next to|after|following|to|on|for|behind|in) ${EACH}`,
  '(?:in|within) (?:the|this) (?:table|chart|grid|list)(?: below)?',
  '(?:under(?:neath)?|below|beside|next to|after|to) your (?:questions?|list|requests?)',
  '(?:in(?: the body of)?|within(?: the body of)?|inside) (?:your|the|this|my) (?:original )?(?:e-?mail|message|request|list|text|reply|response)',
].join('|')
/** "Status noted below", "I have marked the status of each below". */
const STATUS = `(?:(?:i|we)(?:'ve| have)? (?:noted|marked|indicated|listed|shown|given|put|added) )?(?:the )?status(?:es)?(?: (?:of|for) ${EACH})?(?: (?:is|are))?(?: (?:noted|marked|indicated|listed|shown|given))?`
const SAID = [
  `${LEAD} ${WHAT}(?:[ ,]+(?:${WHERE})){0,4}`,
  `${WHAT}(?: are| is)?(?:[ ,]+(?:${WHERE})){1,4}`,
  `(?:(?:i|we)(?:'ve| have)? )?(?:answered|responded|replied|commented)(?:[ ,]+(?:${WHERE})){1,4}`,
  `${STATUS}(?:[ ,]+(?:${WHERE})){1,2}`,
  `(?:please )?(?:see|look|check) (?:below|inline|in[- ]line|further down) for ${WHAT}`,
  `(?:please )?scroll down(?: (?:for|to see) ${WHAT})?`,
  `(?:inline|in[- ]line|below)(?:[ ,]+(?:below|in ${HUE})){1,2}`,
  '(?:please )?(?:see )?(?:the |my )?(?:yellow |red |green |blue )?highlights? below',
  "(?:(?:i|we)(?:'ve| have)? |there (?:are|is) )?(?:got |have )?(?:two|three|four|five|six|a few|a couple(?: of)?|several|some|[2-6]) (?:things|items|answers|updates|policies|lines|responses) (?:to (?:report|give you|tell you|go over|answer)|for you(?: below)?|below)",
  '(?:the )?(?:requested )?info(?:rmation)?(?: (?:you )?requested)?(?: is)? below',
].join('|')
const ANNOUNCES = new RegExp(`^\\W*(?:(?:hi|hello|hey)(?: there)?[,!.]?(?: -)? )?(?:please note )?(?:${SAID})\\W*$`)
const INSIDE = new RegExp(`\\b(?:(?:in|see|find) ${HUE}|highlighted|body of|within|inside|in (?:your|the)|(?:under(?:neath)?|next to|beside|after|below|following|to|on|for|behind) (?:each|every|your))\\b`)

/** "My answers are in red below each policy": where the answers stand, and nothing else. */
export const announcesAnswers = (folded: string): boolean => ANNOUNCES.test(folded)
/** Whether that is within the request, or told by a colour. */
export const saysInside = (folded: string): boolean => INSIDE.test(folded)
