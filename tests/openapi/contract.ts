import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { contractRoutes } from '../../scripts/openapi/contract-routes.ts'
import { buildDocument, type OpenApi } from '../../src/http/openapi/index.ts'

// Any: schemas and bodies are looked into member by member
type Json = any
type Operation = { name: string; pattern: RegExp; op: Json }

/** The contract's document, and whether what the service says keeps to it: no member is there that is not listed. */
export class Contract {
  readonly doc: OpenApi
  readonly #ajv: Ajv2020
  readonly #operations: Operation[]
  readonly #compiled = new Map<string, ValidateFunction>()

  constructor(doc: OpenApi) {
    this.doc = doc
    this.#ajv = new Ajv2020({ strict: false, allErrors: false })
    ;(addFormats as unknown as (ajv: Ajv2020) => void)(this.#ajv)
    this.#ajv.addSchema(closed({ components: { schemas: doc.components.schemas } }), 'contract')
    this.#operations = Object.entries(doc.paths as Json).flatMap(([path, item]) =>
      Object.entries(item as Json).map(([method, op]) => ({ name: `${method.toUpperCase()} ${path}`, pattern: new RegExp(`^${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '[^/]+')}$`), op })),
    )
    // A literal segment is a better match than a parameter
    this.#operations.sort((a, b) => a.name.split('{').length - b.name.split('{').length)
  }

  find(method: string, pathname: string): Operation | undefined {
    return this.#operations.find(({ pattern }) => pattern.test(`${method} ${pathname}`))
  }

  /** Why an answer breaks the contract, or null. */
  faultOf(method: string, target: string, status: number, contentType: string, body: Json): string | null {
    const pathname = target.split(/[?#]/)[0]!
    if (!pathname.startsWith('/v1/')) return null
    const found = this.find(method, pathname)
    const said = `${method} ${pathname} answered ${status}`
    if (!found) return status < 400 ? `${said}, and openapi.json has no such operation` : this.#bodyFault('error', { $ref: '#/components/schemas/Error' }, body, said)
    const { name, op } = found
    const answer = op.responses[String(status)]
    if (!answer) return `${said} (${body?.error?.code ?? 'no code'}), which ${name} does not list (${Object.keys(op.responses).join(', ')})`
    if (status >= 400) return this.#bodyFault('error', { $ref: '#/components/schemas/Error' }, body, said) ?? codeFault(op, status, body, said)
    const media = answer.content['application/json']
    if (!media) return contentType.startsWith('application/json') ? `${said} with JSON, which ${name} does not list` : null
    const plain = media.schema.allOf ? media.schema.allOf[0] : media.schema
    const { idempotent_replay: replay, ...rest } = body ?? {}
    return this.#bodyFault(`${name} ${status}`, plain, media.schema.allOf && replay === true ? rest : body, said)
  }

  /** Why a delivered event breaks the contract, or null. */
  eventFault(event: Json): string | null {
    const hook = this.doc.webhooks[event?.event]
    if (!hook) return `the event ${JSON.stringify(event?.event)} is not in openapi.json`
    return this.#bodyFault(`event ${event.event}`, hook.post.requestBody.content['application/json'].schema, event, `the event ${event.event} ${event.event_id}`)
  }

  /** Whether a value fits a shape of the document; `closed` forbids members that the shape does not list. */
  #bodyFault(name: string, schema: Json, body: Json, said: string): string | null {
    let validate = this.#compiled.get(name)
    if (!validate) this.#compiled.set(name, (validate = this.#ajv.compile(closed(schema))))
    return validate(body) ? null : `${said} with what openapi.json does not allow: ${validate.errors!.map(errorText).join('; ')}`
  }
}

const errorText = (e: ErrorObject): string => `${e.instancePath || 'the body'} ${e.message}${'additionalProperty' in e.params ? ` (${e.params.additionalProperty})` : ''}${'allowedValues' in e.params ? ` (${e.params.allowedValues.join(', ')})` : ''}`

function codeFault(op: Json, status: number, body: Json, said: string): string | null {
  const code = body.error.code as string
  if (op['x-error-codes'][status]?.includes(code) || (status === 404 && code.endsWith('_not_found'))) return null
  return `${said} with the code ${code}, which openapi.json does not list there: name it in src/http/openapi/error-codes.ts if it is right`
}

/** References lead into the document; objects take only the members they list. */
function closed(node: Json): Json {
  if (Array.isArray(node)) return node.map(closed)
  if (!node || typeof node !== 'object') return node
  const out: Json = Object.fromEntries(Object.entries(node).map(([k, v]) => [k, k === '$ref' ? String(v).replace('#', 'contract#') : k === 'example' || k === 'default' ? v : closed(v)]))
  if (node.type === 'object' && node.properties && !('additionalProperties' in node)) out.additionalProperties = false
  return out
}

let known: Contract | null = null
export const contract = (): Contract => (known ??= new Contract(buildDocument(contractRoutes())))
