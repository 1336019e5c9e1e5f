import { HISTORIES, holdThrough } from './hold-through.ts'

holdThrough(1 + HISTORIES)
