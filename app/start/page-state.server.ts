import { encode } from 'turbo-stream'

/** What is known of a rendered page. */
interface Rendered {
  staticHandlerContext: {
    matches: readonly { route: { id: string } }[]
    loaderData: object
    actionData: unknown
    errors: unknown
  }
  routeModules: Readonly<Record<string, { handle?: unknown } | undefined>>
}

/**
 * The loaders' results as the scripts of a page need them: without what a `ServerHtml` shows, which a
 * route names in its `handle` as `inHtml`, the path of that part in its data.
 * @param complete the results as the framework has encoded them
 * @param isPreview React has to know all parts: editors click on them and see them change
 */
export async function pageState(
  { staticHandlerContext, routeModules }: Rendered,
  complete: ReadableStream<Uint8Array>,
  isPreview: boolean,
): Promise<string> {
  const { actionData, errors, loaderData, matches } = staticHandlerContext
  const parts = matches.flatMap(({ route: { id } }) => {
    const path = pathIn(routeModules[id]?.handle)
    return path === undefined ? [] : [[id, ...path]]
  })
  if (isPreview || errors !== null || parts.length === 0) return new Response(complete).text()
  await complete.cancel()
  const reduced = parts.reduce<unknown>(without, loaderData)
  return new Response(encode({ loaderData: reduced, actionData, errors })).text()
}

function pathIn(handle: unknown): readonly string[] | undefined {
  if (typeof handle !== 'object' || handle === null || !('inHtml' in handle)) return undefined
  const { inHtml } = handle
  return Array.isArray(inHtml) ? inHtml.map(String) : undefined
}

/** A copy in which null stands at a path. */
function without(data: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return null
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, key === name ? without(value, rest) : value]),
  )
}
