import path from 'node:path'
import { safeParseQuery, TypeGenerator } from '@sanity/codegen'
import { extractSchema } from '@sanity/schema/_internal'
import { typeEvaluate } from 'groq-js'
import { format, resolveConfig } from 'prettier'
import { createSchema } from 'sanity'
import { schemaTypes } from '../../schemas'
import { findQueries, type FoundQuery, type QuerySources } from './find-queries'
import { type SharedParts, shareParts } from './share-parts'

interface TypedQuery {
  query: string
  typeName: string
  typeNode: ReturnType<typeof typeEvaluate>
  filename: string
  queryName: string
}

/** What many pages have: their projections are fragments that the queries share. */
const sharedParts: SharedParts = {
  QueriedLink: ['sosHomePageQuery', 'helpLink'],
  QueriedPicture: ['homePageQuery', 'hero', 'picture'],
  QueriedSeo: ['homePageQuery', 'seo'],
  QueriedWords: ['errorPagesQuery', 'unavailable'],
  QueriedLinks: ['errorPagesQuery', 'notFound', 'links'],
  QueriedPictures: ['investorsPageQuery', 'page', 'hero', 'people'],
  QueriedFigures: ['investorsPageQuery', 'page', 'hero', 'figures'],
  QueriedPoints: ['investorsPageQuery', 'page', 'planList', 'items'],
  QueriedParagraphs: ['investorsPageQuery', 'page', 'disclosure', 'safe', 'items'],
  QueriedUpdates: ['investorsPageQuery', 'page', 'disclosure', 'updates', 'items'],
  QueriedTextParts: ['investorsPageQuery', 'page', 'disclosure', 'safe'],
  QueriedFigureParts: ['investorsPageQuery', 'page', 'disclosure', 'funds'],
  QueriedMilestones: ['investorsPageQuery', 'page', 'traction', 'items'],
  QueriedProfiles: ['generalPageQuery', 'profiles'],
  QueriedPosts: ['generalPageQuery', 'posts'],
  QueriedBlocks: ['homePageQuery', 'sections'],
}

const NOTICE = '// Made by scripts/typegen.ts from schemas/ and the queries of app/. Do not edit.'

/**
 * Returns a module with the types of all documents and query results. Works without network; the
 * same sources give the same text.
 * @throws Error that names each unreadable or invalid query on a line
 */
export async function generateTypes({ root, sources }: QuerySources): Promise<string> {
  const datasetTypes = extractDatasetTypes()
  const generator = new TypeGenerator(datasetTypes)
  const queries = await findQueries({ root, sources })
  const { parts, results: typed } = shareParts(evaluateQueries(queries, datasetTypes), sharedParts)
  const text = [
    NOTICE,
    generator.generateSchemaTypes(),
    TypeGenerator.generateKnownTypes(),
    ...parts.map(([name, type]) => generator.generateTypeNodeTypes(name, type)),
    ...typed.map(({ filename, queryName, typeName, typeNode }) =>
      [
        `// ${path.relative(root, filename).split(path.sep).join('/')}: ${queryName}`,
        generator.generateTypeNodeTypes(typeName, typeNode),
      ].join('\n'),
    ),
    generator.generateQueryMap(typed),
  ].join('\n\n')
  const settings = await resolveConfig(path.join(root, 'types.generated.ts'))
  return format(text, { ...settings, parser: 'typescript' })
}

function evaluateQueries(
  queries: FoundQuery[],
  datasetTypes: ReturnType<typeof extractDatasetTypes>,
): TypedQuery[] {
  const errors: string[] = []
  const typed: TypedQuery[] = []
  for (const { filename, name, query } of queries) {
    const place = `${filename}: ${name}`
    const typeName = `${name.charAt(0).toUpperCase()}${name.slice(1)}Result`
    try {
      const typeNode = typeEvaluate(safeParseQuery(query), datasetTypes)
      typed.push({ filename, queryName: name, query, typeName, typeNode })
    } catch (error) {
      errors.push(`${place}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return typed
}

/**
 * Converts the schemas to GROQ types. Every field is optional, because drafts may lack any field
 * (CMS-08).
 * @throws Error with each schema error on a line
 */
function extractDatasetTypes() {
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
