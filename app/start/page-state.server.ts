import { encode } from 'turbo-stream'

/** The parts of Remix's `EntryContext` in use here. */
interface RenderContext {
  staticHandlerContext: {
    matches: readonly { route: { id: string } }[]
    loaderData: object
    actionData: unknown
    errors: unknown
  }
  routeModules: Readonly<Record<string, { handle?: unknown } | undefined>>
}

/**
 * The loader results without the data of each `ServerHtml`, encoded by turbo-stream. A route names
 * that data's path in its `handle` as `inHtml`.
 * @param complete all results, as encoded by Remix
 * @param isPreview keeps all results, so React can update the page as editors change it
 */
export async function encodePageState(
  { staticHandlerContext, routeModules }: RenderContext,
  complete: ReadableStream<Uint8Array>,
  isPreview: boolean,
): Promise<string> {
  const { actionData, errors, loaderData, matches } = staticHandlerContext
  const htmlPaths = matches.flatMap(({ route: { id } }) => {
    const path = readHtmlPath(routeModules[id]?.handle)
    return path === undefined ? [] : [[id, ...path]]
  })
  if (isPreview || errors !== null || htmlPaths.length === 0) return new Response(complete).text()
  await complete.cancel()
  const reduced = htmlPaths.reduce<unknown>(removePath, loaderData)
  return new Response(encode({ loaderData: reduced, actionData, errors })).text()
}

function readHtmlPath(handle: unknown): readonly string[] | undefined {
  if (typeof handle !== 'object' || handle === null || !('inHtml' in handle)) return undefined
  const { inHtml } = handle
  return Array.isArray(inHtml) ? inHtml.map(String) : undefined
}

/** Returns a copy with null at the given path. */
function removePath(data: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return null
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      key === name ? removePath(value, rest) : value,
    ]),
  )
}
