import type { EvaluateInput, JudgedLine } from './judged.ts'

/** The lines as the paper states them: where the source gave another value, what it corrected is judged on the surface. */
export const asPrinted = (input: EvaluateInput): EvaluateInput => ({
  ...input,
  lines: input.lines.map(lineAsPrinted),
  enrollments: input.enrollments.map((e) => (e.program.master_line ? { ...e, program: { ...e.program, master_line: lineAsPrinted(e.program.master_line) } } : e)),
})

export const lineAsPrinted = (line: JudgedLine): JudgedLine => {
  // Where a reviewer spoke since, that is what stands on the page.
  const printed = Object.entries(line.verification.printed ?? {}).filter(([path]) => line.sources[path]?.kind === 'answer')
  if (printed.length === 0) return line
  let stated = { ...line, sources: { ...line.sources } }
  for (const [path, said] of printed) {
    stated.sources[path] = said!.paper
    if (!path.startsWith('limits.')) stated = { ...stated, [path]: said!.value }
    else stated.limits = stated.limits.map((limit) => (limit.label === path.slice(7) ? { ...limit, amount: said!.value as number | null } : limit))
  }
  return stated
}
