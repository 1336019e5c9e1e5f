import type { Evaluation } from './evaluate.ts'

export const wordVerdict = (evaluation: Evaluation): string => `${evaluation.mode}: ${evaluation.status}.`
