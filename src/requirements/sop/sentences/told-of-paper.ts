/** "The general liability shows $500,000. Our policy calls for $1,000,000": what a paper shows, before what is asked of it. */
export const isToldOfPaper = (masked: string, next: string | null): boolean =>
  next !== null && !(PLAIN_VALUE.test(masked) && !/\d|\?/.test(next)) && ((THEY_HAVE.test(masked) && MADE_IT.test(next)) || (OWN_POLICY.test(masked) || ASKED_BY_NUMBER.test(masked) ? /\?\s*$/.test(next) : /^\W*(?:(?:the|your|their|his|her|its) )?©+[^.;:¤]{0,30}\b(?:shows?|lists?|reads?|says|is showing|came (?:in|back)(?: at)?|is|was|are)(?: only| just)? ¤/.test(masked) && !/¤[^¤.]{0,40}\b(?:need|require|want|must be|should be|has to be)\w*\b[^¤.]{0,24}¤/.test(masked) && /\bour (?:minimum|requirement|limit) is\b|\b(?:we|our [a-z]+(?: [a-z]+)?|(?:the )?(?:lease|contract|agreement|policy|spec(?:ification)?s?|exhibit|owner|client|landlord)) (?:need|require|ask|want|calls? for|asks? for|requires?|wants|needs|says)\b|\b(?:should|must|needs? to|has to) (?:be|show|read|say)\b/i.test(next)))
/** "Cargo is $250,000.": told of a paper only where another value is asked in its place. */
const PLAIN_VALUE = /^\W*(?:(?:the|our) )?©+[^.;:¤]{0,30}\b(?:is|are)(?: just)? ¤/
/** "Umbrella: you have $1,000,000. For this tower it's $10,000,000.": what a paper shows, and what is asked. */
const THEY_HAVE = /^\W*(?:(?:the|your|their) )?©+[^.;:¤]{0,24}[:,-] ?(?:you|they|he|she|yours|theirs|it) (?:only |just |currently |already )*(?:have|has|show|shows|carry|carries|got|is|are)(?: only| just| at)* ¤+\W*$/
const MADE_IT = /\b(?:it(?:'s|\u2019s| is| must be| should be| needs to be| has to be)|(?:make|bump|raise|bring|increase) it(?: up)?(?: to)?|(?:must|should) be|(?:needs?|has) to be|we need|the (?:requirement|minimum) is) (?:at least )?\$? ?\d/i
/** "Question 4: The RFP asks for a $5,000,000 umbrella. Can the County reduce it?" */
const ASKED_BY_NUMBER = /^\W*(?:question|q) ?\d{0,3} ?[:.]/
/** "Our GL is $1M/$1M. Do we need to raise it?": what who asks has. */
const OWN_POLICY = /^\W*(?:(?:our|my) ©+(?: polic(?:y|ies)| coverage)? (?:is|are|has|have)|(?:we|i) (?:have|carry|hold) (?:an? )?) ?¤/
