const GRADE = String.raw`(?:A\+{1,2}|A-|B\+{1,2}|A)(?: ?(?:or|&|and) (?:better|higher|above|up))?(?:,? ?[:\/]? ?[VIX]{1,4}\b)?(?: ?(?:or|&|and) (?:better|higher|above|up))?`
/** "Insurer A- IX or better, all but workers comp" */
const RATED_ALL_BUT = new RegExp(String.raw`(?<=(?<![A-Za-z])${GRADE}),? ?[-\u2013,(] ?(?:for |on )?(?:all|every(?:thing|one)?|any)(?: (?:policies|lines|policy|line|coverages?))? (?:but|except(?: for)?|other than) (?=(?:the )?(?:workers?['\u2019]?s?['\u2019]? comp|comp\b|wc\b|[a-z]{4,20}(?: comp\w*| liability)?\)?\s*(?:$|[.;])))`, 'i')

/** Which policies a rating leaves out, behind it with no word between: as it is asked plainly. */
export const ratedAllBut = (text: string): string =>
  text.length < 600 && /\b(?:all|every\w*|any)\b.{0,12} (?:but|except|other than) /i.test(text) ? text.replace(RATED_ALL_BUT, ' on all policies but ') : text
