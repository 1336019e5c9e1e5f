import type { CoverageMention, Mention } from '../mentions/mentions.ts'

/** A weak name ("auto", "cargo", "property") counts beside an amount, at the head of an item, or in a list of coverages. */
export function isStrong(m: CoverageMention, masked: string, last: Mention | null): boolean {
  const before = masked.slice(Math.max(0, m.start - 40), m.start)
  // "covering theft of Client property": what a coverage is about.
  if (m.type === 'property' && /\b(?:theft|damage|loss|care|custody|destruction) (?:of|to)(?: [a-z']+)? $/.test(before)) return false
  const after = masked.slice(m.end, m.end + 90).replace(/^\s*\([^()]*\)/, '').slice(0, 40)
  if (/\?\s*$/.test(masked) && masked.length < 70) return true
  // "Excess. 4M per occurrence": a name that is all its sentence says.
  if (/^\W*$/.test(masked.slice(0, m.start)) && /^\W*$/.test(masked.slice(m.end))) return true
  if (m.bare && /\b(?:proof|evidence|polic(?:y|ies)|certificates?) of $/.test(before) && /^[^.;]{0,120}¤/.test(masked.slice(m.end))) return true
  const common = /^(?:auto_liability|cargo|crime|pollution_liability|general_liability|workers_comp)$/.test(m.type)
  if (/^[\s:=,(-]*(?:(?:of|at(?: least)?|with|insurance|coverage|limits?|min(?:imum)?|for|is|liability|not less than|no less than|stays|remains|unchanged)[\s:=,(-]*){0,3}(?:[¤£]|\$)/.test(after))
    return true
  if ((common ? /[¤£]+(?: £+)*[\s]*(?:of |in |for |on )?(?:minimum |each )?$/ : /[¤£]+(?: £+)*[\s]*(?:of |in )?(?:minimum |each )?$/).test(before)) return true
  // "Rented equipment needs to be on there for $180,000"
  if (!common && m.start <= 3 && /^\W{0,3}(?:needs?|must|has|have|should|shall|is|are)\b[^.;]{0,40}¤/.test(masked.slice(m.end))) return true
  // "Trainers' professional: preferred"
  if (!common && /^\W*[a-z]+s' $/.test(masked.slice(0, m.start)) && /^\s*:/.test(masked.slice(m.end))) return true
  // "Professional/pollution package", "Rented equipment (all risk), full value"
  if (!common && m.start <= 3 && (/^ ?\/ ?©/.test(masked.slice(m.end)) || /^\s*(?:\([^()]*\)| (?:on|for|of) [^.;:¤©]{2,50}?(?=,| at\b))?,? (?:at |for )?(?:its |their |the )?(?:full|replacement|actual|stated|agreed)\b/.test(masked.slice(m.end)))) return true
  // "Insurance type: professional + general liability"
  if (m.type === 'professional_liability' && /(?:^|[:;,(]|\b(?:and|or|nor|no|need|needs|require|requires|want|carry)) ?$/.test(before) && /^(?: ?(?:\+|&|and|or|nor|\/) ?|, (?:and |or |nor )?)(?:an? )?©/.test(masked.slice(m.end))) return true
  // "Waiver of subrogation: GL, property, workers' comp": one in a list that only says of what a member is asked.
  if (!/[¤£]/.test(masked) && /µ/.test(masked) && last?.kind === 'coverage' && /^(?:,|,? and|,? &) ?$/.test(masked.slice(last.end, m.start)) && /^(?:,| and | & |\s*[.;)]|\s*$)/.test(masked.slice(m.end))) return true
  if (!common) return (m.start <= 3 && /^\s*(?:\([^()]*\)\s*)?(?:[:=-]|required\b|(?:on|for|of|over|above) (?:[^.;:]|\.(?=\d)){2,60}:|(?:over|above) (?:[^.;:¤]|\.(?=\d)){2,40}, ?¤)/.test(masked.slice(m.end))) || (/\b(?:asks? (?:you )?for|carry|carries|maintain|provide) (?:[^.;]{0,80}, )?(?:and )?$/.test(masked.slice(0, m.start)) && /^\s*at (?:full )?(?:replacement|actual|stated|agreed)\b/.test(after))
  if (m.start <= 3) return true
  if (last?.kind === 'coverage' && /^[\s,/&+]*(?:and|or|plus|the|&)?[\s,/&+]*$/.test(masked.slice(last.end, m.start))) return true
  if (/^[\s,/&+]*(?:and|or|plus|&)?[\s,/&+]*©/.test(after)) return true
  if (/(?:insurance|coverage|liability|polic(?:y|ies)|limits?|minimum|deductible|requirements?)\b/.test(after.slice(0, 22))) return true
  return (
    /(?:(?<![a-z])(?:carry|carries|need|needs|require|requires|have|must|maintain|provide|want|on|for|and|or|with|add|the|no|without)|[:,;]) (?:an? |their |your |its |any )?$/.test(
      before,
    ) || /^\s*(?:[:=;,.)-]|\/ ?[a-z]+ ?[:=-]|$|and\b|or\b|is\b|are\b|must|required|goes\b|stays\b|remains\b|moves\b|rises\b|drops\b|not\b|only)/.test(after)
  )
}
