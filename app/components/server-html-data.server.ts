import { encode } from 'turbo-stream'

/** The parts of Remix's `EntryContext` in use here. */
interface RenderContext extends Results {
  staticHandlerContext: {
    matches: readonly { route: { id: string } }[]
    loaderData: object
    actionData: unknown
    errors: unknown
  }
  routeModules: Readonly<Record<string, { handle?: unknown } | undefined>>
}

interface Results {
  /** The loader results, encoded by turbo-stream. */
  serverHandoffStream?: ReadableStream<Uint8Array>
}

/**
 * The loader results without the data of each `ServerHtml`. A route lists the paths of that data in
 * its `handle` as `inHtml`.
 * @param isPreview keeps all results, so React can update the page as editors change it
 */
export function omitServerHtmlData(
  { serverHandoffStream, staticHandlerContext, routeModules }: RenderContext,
  isPreview: boolean,
): Results {
  const { actionData, errors, loaderData, matches } = staticHandlerContext
  const htmlPaths = matches.flatMap(({ route: { id } }) =>
    readHtmlPaths(routeModules[id]?.handle).map((path) => [id, ...path]),
  )
  if (serverHandoffStream === undefined) return {}
  if (isPreview || errors !== null || htmlPaths.length === 0) return { serverHandoffStream }
  void serverHandoffStream.cancel()
  const reduced = htmlPaths.reduce<unknown>(removePath, loaderData)
  return { serverHandoffStream: encode({ loaderData: reduced, actionData, errors }) }
}

function readHtmlPaths(handle: unknown): readonly string[][] {
  if (typeof handle !== 'object' || handle === null || !('inHtml' in handle)) return []
  const { inHtml } = handle
  if (!Array.isArray(inHtml)) return []
  return inHtml.map((path) => String(path).split('.'))
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
