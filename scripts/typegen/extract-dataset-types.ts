import { extractSchema } from '@sanity/schema/_internal'
import { createSchema } from 'sanity'
import { schemaTypes } from '../../schemas'

/**
 * The shape of a dataset that follows the schemas, in the terms of GROQ's types. Every field may be
 * missing: a draft or a half-filled dataset may lack any, and pages must stand that (CMS-08).
 * @throws Error with every mistake in the definitions, one a line
 */
export function extractDatasetTypes() {
  const schema = createSchema({ name: 'default', types: schemaTypes })
  const mistakes = (schema._validation ?? []).flatMap(({ path, problems }) =>
    problems
      .filter(({ severity }) => severity === 'error')
      .map(({ message }) => `${path.map(segmentName).join(' / ')}: ${message}`),
  )
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  return extractSchema(schema, { enforceRequiredFields: false })
}

function segmentName(segment: { kind: string; name?: string | undefined }): string {
  return segment.name ?? segment.kind
}
