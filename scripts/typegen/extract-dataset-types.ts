import { extractSchema } from '@sanity/schema/_internal'
import { createSchema } from 'sanity'
import { schemaTypes } from '../../schemas'

/**
 * Converts the schemas to GROQ types. Every field is optional, because drafts may lack any field
 * (CMS-08).
 * @throws Error with each schema error on a line
 */
export function extractDatasetTypes() {
  const schema = createSchema({ name: 'default', types: schemaTypes })
  const errors = (schema._validation ?? []).flatMap(({ path, problems }) =>
    problems
      .filter(({ severity }) => severity === 'error')
      .map(({ message }) => `${path.map(segmentName).join(' / ')}: ${message}`),
  )
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return extractSchema(schema, { enforceRequiredFields: false })
}

function segmentName(segment: { kind: string; name?: string | undefined }): string {
  return segment.name ?? segment.kind
}
