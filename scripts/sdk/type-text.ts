// Any: the document is looked into member by member
type Json = any
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** The contract's document as TypeScript, in the layout that openapi-fetch reads: paths, components, and the events by name. */
export function contractTypes(doc: Json): string {
  const out = [
    '// Written by scripts/sdk/write-types.ts from the contract\u2019s document. Change the routes and their shapes, then write it anew.',
    '',
    'export interface paths {',
    ...Object.entries(doc.paths as Json).flatMap(([path, item]) => [`  ${quote(path)}: {`, '    parameters: { query?: never; header?: never; path?: never; cookie?: never }', ...METHODS.map((m) => (item as Json)[m] ? operation(m, (item as Json)[m], doc) : `    ${m}?: never`), '  }']),
    '}',
    '',
    'export interface components {',
    '  schemas: {',
    ...Object.entries(doc.components.schemas as Json).map(([name, schema]) => `    ${name}: ${typeOf(schema as Json, '    ')}`),
    '  }',
    '}',
    '',
    '/** What arrives at a webhook, by the name of the event. */',
    'export interface events {',
    ...Object.entries(doc.webhooks as Json).map(([name, hook]) => `  ${quote(name)}: ${typeOf((hook as Json).post.requestBody.content['application/json'].schema, '  ')}`),
    '}',
  ]
  return `${out.join('\n')}\n`
}

function operation(method: string, op: Json, doc: Json): string {
  const parameters = (op.parameters as Json[]).map((p) => (p.$ref ? doc.components.parameters[p.$ref.split('/').at(-1)] : p))
  const place = (where: string): string => {
    const members = parameters.filter((p) => p.in === where)
    if (!members.length) return `${where}?: never`
    const optional = members.every((p) => !p.required)
    return `${where}${optional ? '?' : ''}: { ${members.map((p) => `${key(p.name)}${p.required ? '' : '?'}: ${typeOf(p.schema, '')}${p.required ? '' : ' | undefined'}`).join('; ')} }`
  }
  const content = (media: Json, indent: string): string => `{ ${Object.entries(media as Json).map(([type, m]) => `${quote(type)}: ${typeOf((m as Json).schema, indent)}`).join('; ')} }`
  const body = op.requestBody ? `requestBody${op.requestBody.required ? '' : '?'}: { content: ${content(op.requestBody.content, '      ')} }` : 'requestBody?: never'
  const answers = Object.entries(op.responses as Json).map(([status, r]) => `        ${status}: { headers: { [name: string]: unknown }; content: ${(r as Json).$ref ? '{ \'application/json\': components[\'schemas\'][\'Error\'] }' : content((r as Json).content, '        ')} }`)
  return [`    /** ${op.summary.replaceAll('*/', '')} */`, `    ${method}: {`, `      parameters: { ${['query', 'header', 'path'].map(place).join('; ')}; cookie?: never }`, `      ${body}`, '      responses: {', ...answers, '      }', '    }'].join('\n')
}

/** A JSON Schema as a type. */
export function typeOf(schema: Json, indent: string): string {
  if (schema.$ref) return `components['schemas']['${schema.$ref.split('/').at(-1)}']`
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((v: unknown) => JSON.stringify(v)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map((c: Json) => typeOf(c, indent)))].join(' | ')
  if (schema.allOf) return schema.allOf.map((c: Json) => `(${typeOf(c, indent)})`).join(' & ')
  const types = ([] as string[]).concat(schema.type ?? [])
  return types.length ? types.map((type) => plain(type, schema, indent)).join(' | ') : 'unknown'
}

function plain(type: string, schema: Json, indent: string): string {
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'boolean' || type === 'null' || type === 'string') return type
  if (type === 'array') return `(${typeOf(schema.items ?? {}, indent)})[]`
  const members = Object.entries((schema.properties ?? {}) as Json)
  const open = schema.additionalProperties
  if (!members.length) return open && typeof open === 'object' && Object.keys(open).length ? `{ [name: string]: ${typeOf(open, indent)} }` : '{ [name: string]: unknown }'
  const required = new Set(schema.required ?? [])
  const inner = `${indent}  `
  return ['{', ...members.map(([name, member]) => `${note(member as Json, inner)}${inner}${key(name)}${required.has(name) ? '' : '?'}: ${typeOf(member as Json, inner)}${required.has(name) ? '' : ' | undefined'}`), ...(open && typeof open === 'object' ? [`${inner}[name: string]: unknown`] : []), `${indent}}`].join('\n')
}

const note = (member: Json, indent: string): string => (member.deprecated ? `${indent}/** @deprecated ${member.description ?? ''} */\n` : '')
const quote = (text: string): string => `'${text.replaceAll("'", "\\'")}'`
const key = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : quote(name))
