import type { CheckContext, CheckedDocument, Rule } from '../finding'

/** Runs a rule on a document with these fields; findings as `level path: message`. */
export function runRule(
  rule: Rule,
  fields: Readonly<Record<string, unknown>>,
  context: Partial<CheckContext> = {},
): string[] {
  const document: CheckedDocument = { _id: 'homePage', _type: 'homePage', ...fields }
  return rule(document, { today: '2026-06-15', ...context }).map(({ level, path, message }) => {
    const steps = path.map((step) => (typeof step === 'object' ? step._key : String(step)))
    return `${level} ${steps.join('.')}: ${message}`
  })
}

/** A paragraph or heading of Portable Text. */
export function block(text: string, style = 'normal', key = 'b') {
  return {
    _type: 'block',
    _key: key,
    style,
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text, marks: [] }],
  }
}

/** @param size width and height in pixels, as `800x600` */
export function picture(size: string, alt: string, hash = 'a') {
  const asset = { _type: 'reference', _ref: `image-${hash.repeat(40)}-${size}-webp` }
  return { _type: 'picture', asset, alt }
}
