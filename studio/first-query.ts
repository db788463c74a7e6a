import * as z from 'zod/mini'

const FIRST_QUERY =
  '*[_type == "page"] | order(title) { "nombre": title, "dirección": slug.current }'

const storedSchema = z.looseObject({ query: z.optional(z.string()) })

/**
 * Adds a query to what the tool _Consultas_ has stored in the browser, unless there is one.
 * @param stored JSON; null before the first visit
 */
export function withFirstQuery(stored: string | null): string {
  const { query = '', ...rest } = storedSchema.parse(JSON.parse(stored ?? '{}'))
  return JSON.stringify({ ...rest, query: query === '' ? FIRST_QUERY : query })
}
