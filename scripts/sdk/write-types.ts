/** Writes sdk/contract.ts from the contract's document. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildDocument } from '../../src/http/openapi/index.ts'
import { contractRoutes } from '../openapi/contract-routes.ts'
import { contractTypes } from './type-text.ts'

writeFileSync(path.join(import.meta.dirname, '../../sdk/contract.ts'), contractTypes(buildDocument(contractRoutes())))
