/**
 * Words that stand beside coverages in requirement texts and say nothing of when they are asked: the language of contracts,
 * of insurance, and of asking. A phrase made of other words ("for teams going into homes") may be a condition.
 */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `appendix attachment annex addendum article clause paragraph subsection and with the not for less than shall least must need including from all per they but which any every are each over can have its before may you our
  your their that this also plus yes nor same both such these those them other either too own only who whose where while when has had was were been
  being will would should could out off here there is it he she we us an new now a of to in on at by as be or if no do does don't i'm it's you'll what's now
  still even well else one two three four five ten first second third more most made make use used using further furthermore addition additional
  together directly itself themselves upon within after during under above below into onto through throughout against among between
  carry carries maintain maintained maintains procure procured furnish furnished show shows showing shown need needs require requires required requirement
  requirements provide provided provides obtain obtained keep keeps kept hold held want wants ask asks see look looks send sends get gets give gives goes
  submit insist collect confirm include includes included contain contains containing evidence evidenced proof mandatory recommended recommend preferred
  prefer encouraged suggest ideal desirable nice fine ok okay please like better acceptable accepted accept stays stay remain remains read reads agrees
  agree warrants afford affords affording insure insures insuring cover covers covered covering apply applies applied applicable follow follows following
  minimum minimums min max maximum limit limits amount amounts sum sums level levels floor total totals lower higher greater separate separately
  coverage coverages insurance insured insureds insurer insurers policy policies form forms forming written basis bases occurrence occurrences aggregate
  aggregates combined single split general commercial comprehensive primary excess umbrella liability liabilities legal third party parties third-party
  auto autos line lines type types kind kinds part parts section sections exhibit schedule scheduled attached available endorsement endorsements endorsed
  equivalent broad broadened special full statutory state states law laws statute statutes compliance complying accordance pursuant term terms effect
  force sole cost costs expense expenses thereof hereunder herein respectively favor direct common cause causes year years annual annually day days month
  months date dates time times
  tenant tenants contractor contractors vendor vendors carrier carriers company companies operator operators owner owners client clients customer
  customers subcontractor subcontractors subs consultant consultants supplier suppliers lessee lessees lessor licensee licensor hauler haulers provider
  providers driver drivers everyone everybody agent agents broker brokers landlord buyer seller city county town district authority university college
  school hospital department board officers employees volunteers trustees officials agency manager managers lender affiliates
  certificate certificates cert certs coi cois holder acord copy copies document documents file
  disability benefits bodily injury injuries property damage damages death person persons claim claims arising loss losses accident accidents occupational disease
  products product completed completion operations ops contractual premises personal advertising employer's employers employer employee compensation
  workers work works business operation use maintenance occupancy ownership
  combination lieu shipment truck trucks vehicle vehicles container lift unit units trailer trailers load loads conveyance
  naming named name names listed list project projects job jobs site location locations agreement contract contracts services service activities
  owned non-owned nonowned hired leased rented borrowed any-auto symbol physical
  rating rated best best's deductible deductibles retention retentions self-insured sir waiver subrogation notice cancellation
  independent separation insureds cross severability defense outside addition limits
  incl excl mobiles needed carried located performed domiciled based hire home meet meets meeting met reach reached consist consists hereby notwithstanding
  cannot isn't aren't won't can't i'd we'd we're you're they're here's what's what just then quick because so since always good great take things item items
  starting effective begin begins beginning ongoing replacement value stated actual cash agreed satisfactory adequate commensurate reasonable risk risks all-risk
  cause payee loss-payee sudden accidental network security privacy data breach weekly monthly sublimit portion thereof inclusive numbers follows
  rental rented equipment fund folded combine combined inside currently usual usually mandatory hey hello thanks without except place matter
  exclude excludes excluded excluding exclusion exclusions sub incur naming payment nonpayment suggested optional purchase say says wording
  check checks regular retroactive retro add adds pref worldwide everywhere obligatory compulsory equal equals alike event case period throughout paid shown strongly idea
  resulting respective motor enumerated noted aforesaid aforementioned foregoing prescribed imposed obligations obligated regulations jurisdiction jurisdictions mandated amended subparagraph subparagraphs paragraphs prior commencement
  commencing acceptance final providing provides manager continue endorse following-form interest interests appear occupational sickness illness disability acts whereby hereto thereto therein
  cents dollars subject recent calls six seven eight nine twelve eighteen
  covenants undertakes undertake carrying maintaining obtaining procuring successful bidder bidders proposer proposers
  undersigned reminder demonstrate secure possess retain supply present expected buy upload submit attach bear awarded selected firms
  biz course obviously naturally anyway january february march april may june july august september october november december monday tuesday wednesday thursday friday`
    .split(/\s+/)
    .filter(Boolean),
)

/** "not applicable to this solicitation": of what is asked here, and of nobody in particular. */
export const THIS_WORK = String.raw`this (?:solicitation|procurement|contract|agreement|project|order|award|rf[pqb]|bid|lease|job|work|engagement)\b`
