const CHOICE = /\bor (?:by |through |via )?(?:enroll\w* (?:in|through) |join(?:ing)? |be(?:ing)? (?:in|on) )?(?:our|the|[a-z]+'s) (?:own )?(?:[a-z]+ ){0,3}(?:plan|program)\b/
/** Where a sentence names a program as one more choice ("or our group plan (program X-1)"): it says nothing of when it is asked. */
export function programChoice(lower: string): { start: number; end: number } | null {
  const m = CHOICE.exec(lower)
  const ref = m ? /^ ?[(,]? ?(?:with )?(?:program|plan|enrollment|ref)\b[^).,;]*\)?/.exec(lower.slice(m.index + m[0].length)) : null
  return m && ref ? { start: m.index, end: m.index + m[0].length + ref[0].length } : null
}
