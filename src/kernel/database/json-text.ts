/** A value and the JSON it is written as: what stands in a row and again in its event is put into text once. */
export class JsonText {
  readonly text: string
  constructor(value: unknown) {
    this.text = JSON.stringify(value)
  }
}

/** The JSON of an object as `JSON.stringify` writes it; a member may have its text already. */
export function writeObject(object: Record<string, unknown>): string {
  let text = ''
  for (const name in object) {
    const member = object[name]
    const written = member instanceof JsonText ? member.text : JSON.stringify(member)
    if (written !== undefined) text += `${text ? ',' : ''}${JSON.stringify(name)}:${written}`
  }
  return `{${text}}`
}

/** JSON texts as one parameter, which `string_to_array($n, E'\n')` takes apart: JSON holds no line break, and the server need not parse the whole to find each. */
export const inLines = (texts: readonly string[]): string => texts.join('\n')

/** A list of texts as the one text that is cast to `text[]`: lists of different lengths travel beside each other so. */
export const arrayText = (list: readonly string[]): string => `{${list.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
