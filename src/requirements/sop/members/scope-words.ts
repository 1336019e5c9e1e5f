export const INTO =
  /^[^.;:¤£©§¶]{0,70}?(?:^|[\s,(])(?:on|under|to|for|in|with|across|as respects|with respect to|against|of|from|over|by|per)[\s(]+(?:(?:the|its|all|both|each|our|their|such|your|any|every|coverages?|policies|policy|required|only|just|items?|refs?\.?|rows?|lines?|sections?|clauses?|paragraphs?|numbers?|nos?\.?|articles?|parts?|insured's?|vendor'?s?|contractor'?s?|carrier'?s?|[a-z]+'s|respective)[\s,]+)*#?$/

/** A name may stand between: "Additional insured: Brannock Builders Inc. and its affiliates, on items 1 and 2". */
export const INTO_FAR =
  /^[^;¤£©§¶µ]{0,160}?[\s,(](?:on|under)[\s(]+(?:(?:the|its|all|both|each|our|your|any|required|only|just|items?|refs?\.?|rows?|lines?|sections?|clauses?|paragraphs?|numbers?|nos?\.?|articles?|parts?|vendor'?s?|contractor'?s?|carrier'?s?)[\s,]+)*$/
export const DIRECT = /^\s*(?:[:=-]|\(|status:?|required:?)?\s*(?:(?:required|needed|yes)?\s*(?:on|for|:)?\s*)$/

export const MEMBER_LIST =
  /^[\s,/&+]*(?:(?:and|plus|as well as|per|by|via|using|or equivalents?|or (?:its|their) equivalents?|an?|the|status|endorsements?|with|on|basis|wording|coverage|including|also|both|shall|must|be|is|are|provided|provide|include)[\s,/&+]*)*$/

/** "No waiver on the WC (must have it)" */
export const ASKED_ANYWAY = /^[^.;,µ()]{0,30}(?: ?[(,;-]+ ?| but )(?:(?:we|it|you|they|this|that|and) )*(?:must have|must be|needs? it|needs? to|has to|have to|(?:is |it's )?required|please add|add it)\b/
export const FOR_WHOM = /^[^.;]{0,40}\b(?:in favou?r of|against|for the benefit of) (?:all of |each of )?(?:the )?$/

/** "incl. ©", "also on ©" */
export const INCLUDED_BEFORE = /^\s*[,(-]?\s*(?:incl(?:uding|usive of|uded|\.)?|also (?:on|for|under)|even (?:on|for|under))(?: (?:the|their|your|on|under))* $/
/** "© included", "© too" */
export const INCLUDED_AFTER = /^ (?:(?:policy|coverage|insurance) )?(?:included|too|as well)(?=\s*(?:[),.;]|$))/
