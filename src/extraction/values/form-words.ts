/** Words that coverages are named with, and that the forms' own captions are made of. */
export const COVERAGE_WORDS: readonly string[] =
  'general commercial liability automobile vehicle physical damage motor truck cargo contingent freight legal warehouse occupational accident trailer interchange trucking bobtail garage garagekeepers keepers towing storage cyber network security breach privacy pollution environmental hazardous liquor employment practices abuse molestation riggers aviation aircraft builders risk boiler machinery equipment breakdown inland marine installation floater contractors leased rented scheduled business income interruption surety crime fidelity employee dishonesty theft product products professional errors omissions malpractice medical umbrella excess workers compensation employers property building contents personal tenant improvements reefer refrigeration comprehensive collision owners operations hired owned scheduled each occurrence aggregate advertising injury completed rented premises expense person accident disease employee policy limit limits combined single deductible retention statutory bodily claim claims made occur producer insured insurer insurers certificate holder effective expiration number description cancellation affording coverage coverages insurance company'.split(
    ' ',
  )

/** Words that labels of insurance papers are made of: what a picture's reader misread by a letter becomes the label again. */
export const LABEL_WORDS: readonly string[] =
  'policy number effective expiration expires named insured mailing address producer carrier company insurance coverage coverages liability occurrence aggregate accident employee disease bodily injury property damage premises rented personal advertising medical expense expenses products completed operations deductible retention vehicle combined single declarations underwritten premium workers compensation employers general commercial automobile umbrella businessowners business issued schedule location mortgagee homeowners dwelling renters casualty mutual indemnity limits limit period agent agency uninsured motorist motorists collision comprehensive endorsements endorsement description information location standard certificate holder insurer insurers schedule vehicles vehicle physical excess cargo refrigeration breakdown catastrophe statutory'.split(
    ' ',
  )

/** All of them, and the short ones, in lower case: what falls apart on a picture is one word where its pieces make one of these. */
export const FORM_WORDS: ReadonlySet<string> = new Set([...COVERAGE_WORDS, ...LABEL_WORDS, 'each', 'auto', 'autos', 'excess', 'limits', 'hired', 'owned', 'rented', 'bldg', 'blanket'])
