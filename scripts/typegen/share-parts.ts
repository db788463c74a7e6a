import type { TypeNode } from 'groq-js'

/** A part that several results have, by its name: the query and the fields that lead to it. */
export type SharedParts = Readonly<Record<string, readonly [query: string, ...fields: string[]]>>

interface TypedResult {
  queryName: string
  typeNode: TypeNode
}

/**
 * Replaces equal parts of results with references, so that the generated module has each part once.
 * @param shared a part comes after the parts that it contains
 * @returns the types of the parts by their names, and the results that refer to them
 * @throws Error for a part that no result has
 */
export function shareParts<Result extends TypedResult>(
  results: readonly Result[],
  shared: SharedParts,
): { parts: (readonly [name: string, type: TypeNode])[]; results: Result[] } {
  const names = new Map<string, string>()
  const parts = Object.entries(shared).map(([name, [queryName, ...fields]]) => {
    const start = results.find((result) => result.queryName === queryName)?.typeNode
    const part = fields.reduce(findField, start)
    if (part === undefined) throw new Error(`${name}: ${queryName} has no ${fields.join('.')}`)
    const type = nameParts(part, names)
    names.set(toKey(part), name)
    return [name, type] as const
  })
  const named = results.map((result) => {
    return { ...result, typeNode: nameParts(result.typeNode, names) }
  })
  return { parts, results: named }
}

/** The type of a field; looks into the object of a union with null. */
function findField(node: TypeNode | undefined, field: string): TypeNode | undefined {
  const found = node?.type === 'union' ? node.of.find(({ type }) => type === 'object') : node
  return found?.type === 'object' ? found.attributes[field]?.value : undefined
}

function nameParts(node: TypeNode, names: ReadonlyMap<string, string>): TypeNode {
  const name = names.get(toKey(node))
  if (name !== undefined) return { type: 'inline', name }
  switch (node.type) {
    case 'array':
      return { ...node, of: nameParts(node.of, names) }
    case 'union':
      return { ...node, of: node.of.map((member) => nameParts(member, names)) }
    case 'object': {
      const attributes = Object.entries(node.attributes).map(([field, attribute]) => {
        return [field, { ...attribute, value: nameParts(attribute.value, names) }] as const
      })
      return { ...node, attributes: Object.fromEntries(attributes) }
    }
    default:
      return node
  }
}

/** Equal types have equal keys. */
const toKey = (node: TypeNode) => JSON.stringify(node)
