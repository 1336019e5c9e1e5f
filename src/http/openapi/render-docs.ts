import type { JsonSchema } from './json-schema.ts'
import { escape, markdown, renderFields, slug, typeText } from './render-fields.ts'
import { DOCS_STYLE } from './docs-style.ts'

type Operation = { path: string; method: string; op: JsonSchema }

/** The document as one page for people: no script, nothing fetched from elsewhere. */
export function renderDocs(doc: JsonSchema): string {
  const operations = Object.entries(doc.paths as Record<string, JsonSchema>).flatMap(([path, item]) => Object.entries(item).map(([method, op]): Operation => ({ path, method, op: op as JsonSchema })))
  const tags = (doc.tags as { name: string; description?: string }[]).map((tag) => ({ ...tag, operations: operations.filter(({ op }) => op.tags[0] === tag.name) }))
  const events = Object.entries(doc.webhooks as Record<string, JsonSchema>)
  const shapes = Object.entries(doc.components.schemas as Record<string, JsonSchema>)
  const nav = [
    group('Start here', headingsOf(doc.info.description).map((h) => link(slug(h), escape(h)))),
    ...tags.map((tag) => group(tag.name, tag.operations.map(({ path, method, op }) => link(op.operationId, `${badge(method)}<span>${breakable(path.replace('/v1', ''))}</span>`)))),
    group('Webhooks', [link('receiving', 'Receiving'), ...events.map(([name]) => link(`event-${name}`, `<span>${breakable(name)}</span>`))]),
    group('Shapes', shapes.map(([name]) => link(`schema-${name}`, name))),
  ].join('')
  const main = [
    `<header><h1>${escape(doc.info.title)}</h1><p class="lead">${escape(doc.info.summary)} API version 1. <a href="/openapi.json">OpenAPI 3.1 document</a></p></header>`,
    `<section class="prose">${markdown(doc.info.description)}</section>`,
    ...tags.map((tag) => `<h2 class="tag" id="${slug(tag.name)}">${escape(tag.name)}</h2>${tag.description ? `<p class="lead">${escape(tag.description)}</p>` : ''}${tag.operations.map((o) => renderOperation(o, doc)).join('')}`),
    `<h2 class="tag" id="receiving">Webhooks</h2><section class="prose">${markdown(RECEIVING)}</section>`,
    ...events.map(([name, item]) => renderEvent(name, item.post)),
    '<h2 class="tag" id="shapes">Shapes</h2>',
    ...shapes.map(([name, schema]) => `<section class="op one" id="schema-${name}"><h3>${name}</h3>${renderFields(schema) || `<p>${typeText(schema)}</p>`}</section>`),
  ].join('\n')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(doc.info.title)} API</title><style>${DOCS_STYLE}</style></head><body><nav aria-label="Contents">${nav}</nav><main>${main}</main></body></html>`
}

const RECEIVING = `Events are POSTed to the webhook of PUT /v1/delivery. Answer with any 2xx status within 15 seconds. Anything else is tried again on a widening schedule for 24 hours; 410 disables the webhook. An event can arrive twice: dedupe by \`event_id\`. Order is not guaranteed: when an event disagrees with GET /v1/verdicts/{verdict_id} or GET /v1/insureds/{insured_ref}/coverage, the event is stale.

To verify \`X-SVC-Signature\`, compute HMAC-SHA256 over \`X-SVC-Timestamp\`, a full stop, and the body's bytes, with the whole \`whsec_…\` string as key, and compare the lower-case hex in constant time. Refuse a timestamp more than five minutes from your clock. Standard Webhooks libraries verify the webhook-* headers as they are.`

const headingsOf = (text: string): string[] => [...text.matchAll(/^## (.+)$/gm)].map((m) => m[1]!)
const link = (to: string, inner: string): string => `<li><a href="#${to}">${inner}</a></li>`
const group = (title: string, items: string[]): string => (items.length ? `<h4>${escape(title)}</h4><ul>${items.join('')}</ul>` : '')
const badge = (method: string): string => `<b class="m ${method}">${method.toUpperCase()}</b>`
const breakable = (text: string): string => escape(text).replace(/([/._])/g, '$1<wbr>')
const pathText = (path: string): string => escape(path).replace(/\//g, '/<wbr>').replace(/\{(\w+)\}/g, '<i>{$1}</i>')
const code = (title: string, text: string): string => `<figure><figcaption>${title}</figcaption><pre>${escape(text)}</pre></figure>`
const json = (value: unknown): string => JSON.stringify(value, null, 2)

function renderOperation({ path, method, op }: Operation, doc: JsonSchema): string {
  const answers = Object.entries(op.responses as Record<string, JsonSchema>)
  const [status, answer] = answers.find(([s]) => s.startsWith('2'))!
  const [type, media] = Object.entries(answer.content as Record<string, JsonSchema>)[0]!
  return `<section class="op" id="${op.operationId}"><div>
<h3>${escape(op.summary)}</h3>
<p class="path">${badge(method)} <code>${pathText(path)}</code></p>
<p class="note">Scope <code>${op['x-scope']}</code> · operation <code>${op.operationId}</code></p>
${renderParameters(op.parameters, doc)}
${Object.entries((op.requestBody?.content ?? {}) as Record<string, JsonSchema>).map(([contentType, part]) => `<h5>Body <small>${contentType}${op.requestBody.required ? '' : ', optional'}</small></h5>${renderFields(part.schema) || `<p>${typeText(part.schema)}</p>`}`).join('')}
<h5>Answer <small>${status}</small></h5><p>${escape(answer.description)}${type === 'application/json' ? '' : ` (${type})`}</p>${renderFields(media.schema.allOf?.[0] ?? media.schema) || `<p>${typeText(media.schema.allOf?.[0] ?? media.schema)}</p>`}
<h5>Errors</h5><dl class="errors">${answers.filter(([s]) => !s.startsWith('2')).map(([s, r]) => `<dt>${s}</dt><dd>${String(r.description).split(', ').filter(Boolean).map((c) => `<code>${escape(c)}</code>`).join(' ')}</dd>`).join('')}</dl>
</div><div class="code">${code('Call', curlOf(path, method, op))}${media.example === undefined ? '' : code(`Answer ${status}`, json(media.example))}</div></section>`
}

function renderParameters(parameters: JsonSchema[], doc: JsonSchema): string {
  if (!parameters.length) return ''
  const rows = parameters.map((p) => (p.$ref ? doc.components.parameters[p.$ref.split('/').at(-1)] : p) as JsonSchema)
  return `<h5>Parameters</h5><dl class="fields">${rows.map((p) => `<dt><code>${escape(p.name)}</code> <small>${p.in}${p.required ? ', required' : ''}</small></dt><dd>${typeText(p.schema)}${p.description ? ` <span class="say">${escape(p.description)}</span>` : ''}</dd>`).join('')}</dl>`
}

function renderEvent(name: string, op: JsonSchema): string {
  const media = op.requestBody.content['application/json']
  return `<section class="op" id="event-${name}"><div><h3><code>${escape(name)}</code></h3><p>${escape(op.description)}</p><h5>data</h5>${renderFields(media.schema.properties.data) || `<p>${typeText(media.schema.properties.data)}</p>`}</div><div class="code">${code('Delivered', json(media.example))}</div></section>`
}

/** A call to copy, with the recorded values. */
function curlOf(path: string, method: string, op: JsonSchema): string {
  const parameters = op.parameters as JsonSchema[]
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters.find((p) => p.name === name)?.example ?? name)))
  const query = parameters.filter((p) => p.in === 'query' && p.example !== undefined).map((p) => `${p.name}=${encodeURIComponent(String(p.example))}`).join('&')
  const lines = [`curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}"$BASE${filled}${query ? `?${query}` : ''}"`, '-H "Authorization: Bearer $KEY"']
  const content = (op.requestBody?.content ?? {}) as Record<string, JsonSchema>
  const form = content['multipart/form-data']
  if (form && !content['application/json']) for (const [name, value] of Object.entries((form.example ?? { files: ['@certificate.pdf'] }) as Record<string, unknown>)) for (const one of Array.isArray(value) ? value : [value]) lines.push(`-F '${name}=${typeof one === 'string' ? one : JSON.stringify(one)}'`)
  else if (content['application/json']) lines.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(content['application/json'].example, null, 2).replaceAll("'", "'\\''")}'`)
  return lines.join(' \\\n  ')
}
