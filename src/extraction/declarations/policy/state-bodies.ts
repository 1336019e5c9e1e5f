const STATES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|(?:new\\s(?:hampshire|jersey|mexico|york))|(?:(?:north|south)\\s(?:carolina|dakota))|ohio|oklahoma|oregon|pennsylvania|rhode\\sisland|tennessee|texas|utah|vermont|virginia|washington|west\\svirginia|wisconsin|wyoming'
/** What pays where an insurer cannot: `Guaranty Fund`, `Property/Casualty Insurance Security Fund`, `Insurers Insolvency Pool`. */
const GUARANTEES = /\b(?:guarant(?:y|ee)|(?:insurance\s|^)security|insolvency)\s(?:fund|association|act|corporation|pool)$/i
/** `THE TEXAS INSURANCE` before `STATUTES` on the next line. */
const STATE_INSURANCE = new RegExp(`^(?:the\\s)?(?:state\\sof\\s)?(?:${STATES})\\s(?:[a-z/]+\\s){0,3}insurance$`, 'i')
const LAW = /^(?:statutes?|codes?|laws?|acts?|regulations?|commissioner|department|guarant(?:y|ee)|insolvency)$/i

/** Whether a name, with the word `behind` it, is of a state's law or of its fund for insolvent insurers, which surplus lines papers must name. */
export const isOfTheState = (name: string, behind: string): boolean => GUARANTEES.test(name) || STATE_INSURANCE.test(name) || LAW.test(behind)
