/**
 * Names of coverages as sentences, mails and lists write them most, for patterns that look for any of them before a sentence is read.
 * The source of a pattern, without groups that capture; the pattern's own flags say whether capitals matter.
 */
export const PLAIN_NAME = String.raw`(?<![A-Za-z])(?:c?gl|(?:commercial |comprehensive )?general liability|(?:business |commercial )?auto(?:mobile)?(?: liability)?|umbrella|umb|excess(?: liability)?|wc|w\/c|work(?:er)?s?['\u2019]?s?['\u2019]? comp(?:ensation)?|comp|(?:motor truck )?cargo|professional(?: liability)?|e ?& ?o|cyber(?: liability)?|pollution(?: liability)?|liquor(?: liability)?|garage(?:keepers)?(?: liability)?|property|physical damage|non-?trucking(?: liability)?|bobtail|crime)(?![A-Za-z])`
