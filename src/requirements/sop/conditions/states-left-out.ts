/** "except for", "with the exception of those", "everybody but": before those who are left out. */
const EXCEPT = /\b(?:except(?:ing|ed)?|with the exception|excluding|other than|(?<=\()not|but not|(?:everyone|everybody|anyone|all|all (?:vendors|carriers|contractors|drivers)) but|save|apart from|aside from)(?: (?:for|from|of|with|in)){0,2} (?:the |those |all |any |our )?(?:[a-z-]{3,20} )?(?:[a-z-]{3,20}s )?$|\((?:not|except) (?:for |from )?$/
/** "(Texas carriers excepted)" */
const EXCEPTED = /^,? (?:excepted|exempted|exempt|excluded)\s*(?:[.,;)]|$)/
/** At the end of its clause: with an amount or a verb behind it, it asks something of those in the state. */
const ENDS = /^(?: only)?\s*(?:[.;)]|$|,(?! ?(?:at |of )?(?:\$ ?)?\d))/
const ASKED_BESIDES = /^(?: only)?,? (?:who|which|that|they|these|those|where|there)\b/
const THAT = /\bexcept(?:ing)? that [^,;.]{0,60}$/
/** "Everyone but vendors located in Ohio must show", "Except for carriers in Texas all must carry" */
const ALL_OTHERS = /\b(?:everyone|everybody|anyone|all (?:vendors|carriers|contractors|drivers)) (?:but|except)(?: for)? (?:the |those )?$/
const OF_ALL = /^ (?:all|everyone|everybody|every|each|the rest)\b/

/** Whether those of a state are the ones left out: what is asked then holds in all other states. `before` and `behind` are the text around the condition, in small letters. */
export const leftOut = (before: string, behind: string): boolean => EXCEPTED.test(behind) || (EXCEPT.test(before) && (ENDS.test(behind) || OF_ALL.test(behind))) || (ALL_OTHERS.test(before) && /^ (?:must|shall|needs?|has|have)\b/.test(behind))

/** "except carriers in Texas, who need occ/acc", "except that carriers in Texas must show occ/acc": more is said of them than that they are left out. */
export const besides = (before: string, behind: string): boolean => (EXCEPT.test(before) && ASKED_BESIDES.test(behind)) || (THAT.test(before) && /^ (?:must|shall|need|have to|should)/.test(behind))
