const STATE = String.raw`(?:OH|ND|WA|WY|Ohio|North Dakota|Washington(?: State)?|Wyoming)`
const STATES = String.raw`${STATE}(?:(?:, ?(?:and |or )?| ?\/ ?| ?& ?| and | or )${STATE}){0,3}`
const COMP = String.raw`(?:WC|W\/C|[Ww]ork(?:er)?s?['’]?s?['’]? comp(?:ensation)?)`
const FUND = String.raw`(?:the |a |by |their )?(?:[Ss]tate[- ][Ff]und(?:'s)? (?:certificates?|certs?))(?: for ${COMP})?`
/** "Ops in OH/ND/WA/WY - state fund certificate for work comp": a fund's certificate is that of whoever is at home there. */
const BEFORE_IT = new RegExp(String.raw`(?<![A-Za-z])(?:[Nn]otes?: ?)?(?:(?:[Oo]ps|[Oo]perations|[Ww]orkers|[Ee]mployees|[Cc]rews|${COMP})(?: based| located)? (?:in|for) )?(${STATES})(?: (?:operations|ops|employers|workers|employees))? ?(?::|=|[-–—]|,| is| are)+ ?(?:by )?(?=${FUND})`, 'g')
const BEHIND_IT = new RegExp(String.raw`(?<=^\W{0,4}|[.;] )${FUND} (?:for (?:employers |ops |operations )?in|in|from) (${STATES})(?=\s*(?:[.;)]|$))`, 'g')

/** What is asked of the states whose fund insures, as of those who are based there. */
export function stateFunds(text: string): string {
  if (!/state[- ]fund/i.test(text)) return text
  return text.replace(BEFORE_IT, 'Vendors in $1: ').replace(BEHIND_IT, 'Vendors in $1: state fund certificate')
}
