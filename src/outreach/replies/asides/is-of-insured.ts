const OF_INSURED =
  /^\W*(?:and |but |so )?(?:they|he|she|we|i|there|somebody|someone|the (?:insured|client|carrier|underwriter|owner|company|account)|insured|client|carrier|an? (?:bor|aor|check|payment|balance|letter|notice)|ellos?|ella|el (?:cliente|asegurado|dueno))\b/

/** "They went bankrupt", "a BOR came in": said of the insured or of the account, and so of all its policies. */
export const isOfInsured = (folded: string): boolean => OF_INSURED.test(folded)
