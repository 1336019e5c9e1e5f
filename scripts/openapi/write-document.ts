/** Writes the contract's document to a file, without starting the service. Usage: npx node scripts/openapi/write-document.ts FILE */
import { writeFileSync } from 'node:fs'
import { contractRoutes } from './contract-routes.ts'
import { buildDocument } from '../../src/http/openapi/index.ts'

const file = process.argv[2]
if (!file) throw new Error('usage: write-document.ts FILE')
writeFileSync(file, `${JSON.stringify(buildDocument(contractRoutes()), null, 2)}\n`)
