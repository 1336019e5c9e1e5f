import { foldText } from './fold-text.ts'
import { isBoilerplate } from './trim-signature.ts'

/** What a mail system, a list or a program prints under all it sends; what stands below it is printed too. */
const PRINTED =
  /^[-_=*\s]*$|^\W*(?:disclaimer|confidentiality(?: notice)?|aviso(?: de confidencialidad)?)\W*$|^\W*(?:this|the|your) (?:e-?mail|message|communication)(?: and any attachments?)? (?:was|is|has been) (?:anti-?virus |virus |automatically )?(?:scanned|checked|secured|encrypted|protected|archived|sent securely|delivered securely|sent through|sent from|sent via|sent with|sent using)\b|^\W*(?:scanned|secured|encrypted|protected|powered|sent|checked) (?:by|with|via|using|from|through) \S|^\W*(?:virus-free|get outlook for|yahoo mail\W|you received this (?:message|e-?mail) because|to unsubscribe|unsubscribe\b|manage (?:your )?(?:e-?mail )?preferences\b|[\w .-]{2,40} mailing list\W*$)|^\W*(?:wire fraud|fraud|cyber ?security|phishing|irs circular 230|circular 230)(?: (?:alert|warning|notice|disclosure|advisory))?\W|^\W*(?:any|the)? ?(?:u\.?s\.? )?(?:federal )?tax advice contained\b|^\W*(?:how did (?:we|i) do|please consider the environment|(?:like|follow|find|visit|review) us (?:on|at))\b/

/** By which ticket systems find their ticket again. */
const MARK = /^\W*(?:\[[A-Z0-9]{4,10}-[A-Z0-9]{3,10}\]|(?:thread::)?ref: ?[!_]\w{5,40}(?:\.[!_]?\w{5,40})?:+ref|\{#HS:[\d-]{5,30}#\}|\[#?\d{3,12}\])\W*$/

/** Whether a paragraph below everything is printed and not typed. */
export const isPrinted = (paragraph: string): boolean => {
  const folded = foldText(paragraph)
  return MARK.test(paragraph) || PRINTED.test(folded) || isBoilerplate(folded)
}
