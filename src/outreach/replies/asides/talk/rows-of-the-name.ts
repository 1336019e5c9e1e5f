import { talkRows } from './talk-row.ts'

/** In whose name the policies are, where that is the insured asked about: `the insured` stands for the name as it was asked. */
export const OF_THE_NAME = talkRows(`
  (the )?(named )?(insured|policyholder)('s)? [full|legal|correct|exact] name (is|reads|:)? ?(spelled|written|listed|shown)? ?[as] ?the insured
  [(they|these|it|all|both|all (two|three|four|five)|the policies|policies)( is| are)? [all|both]] (issued|written|made out) to the insured [as (you (have|show)|shown|listed)]
  (the )?((named|first named) insured( name)?|name|insured('s)? name|insured|name of the insured|insured of record|policyholder|name (on|of) (the|all|both|each|all the|all of the) polic(y|ies)) (is|shows?|reads?|shows? as|reads? as|is listed as|is shown as|on (all|both|each) is|is correct as|also shows) the insured( on (all|both|each|every one)( of (them|these))?( polic(y|ies))?)?(,? (as|like|same as|just as|exactly as) you (have|show|listed|list|wrote|put)( (it|them))?)?
  (they|these|it|all|both|all (two|three|four|five)|the (policy|policies|coverage)|policies|policy|coverage|everything) (is|are) [all|both] (written|issued|listed|shown) (in|under) ((the|his|their|her) name (of )?)?the insured(,? (as|like|same as|just as|exactly as) you (have|show|listed|list|wrote|put)( (it|them))?)?
  (they|these|it|all|both|all (two|three|four|five)|the (policy|policies|coverage)|policies|policy|coverage|everything) (is|are) [all|both] (in|under) the name (of )?the insured(,? (as|like|same as|just as|exactly as) you (have|show|listed|list|wrote|put)( (it|them))?)?
`)
