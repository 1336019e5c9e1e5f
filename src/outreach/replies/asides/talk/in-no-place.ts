const AREA =
  '(?:county|counties|city|state|states|valley|region|area|areas|community|neighborhood|town|metro|panhandle|coast|border|plains|delta|basin|bay|gulf|mountains|foothills|suburbs|oil ?fields?|schools?|school districts?|farmers|ranchers|homeowners|contractors|municipalities|growers|mills?|quarr(?:y|ies)|plants?|elevators?|tri-?state|greater|central|upper|lower|northern|southern|eastern|western|north|south|east|west|northeast|northwest|southeast|southwest|midwest|surrounding|local|whole|entire|downtown|family|ports?|mines?|dairy|dairies|packing|produce|house|houses|sheds?|yards?|hospitals?|developers?|builders?|restaurants?)'
/** A place's preposition, and behind it a word in small letters that is of no land: "out of compliance", "between policies", "for now". */
const SMALL = new RegExp(`(?<![\\p{L}])(?:in|around|out of|near|from|to|between|along|throughout|across|within|for|without) (?:(?:the|a|an|our|this|one) )?(?!(?:the|a|an|our|this|one) )(?!${AREA}(?![\\p{L}]))\\p{Ll}`, 'u')
/** "For the most part", "for the county": of how much, and for whom. */
const NO_PLACES = /\bfor the most part\b|\bone of (?=\p{L})/giu

/** Whether a sentence of what the insured do says "out of" or "in" something that is no place. */
export const isInNoPlace = (raw: string): boolean => SMALL.test(raw.replace(NO_PLACES, ''))
