import { decode, encode } from 'turbo-stream'
import { expect, test } from 'vitest'
import { omitServerHtmlData } from './server-html-data.server'

const loaderData = { home: { page: { title: 'Inicio', sections: ['largo'] } }, root: { a: 1 } }

function createContext(handle: object) {
  const matches = [{ route: { id: 'home' } }]
  const staticHandlerContext = { actionData: null, errors: null, loaderData, matches }
  const serverHandoffStream = encode({ loaderData, actionData: null, errors: null })
  return { serverHandoffStream, staticHandlerContext, routeModules: { home: { handle } } }
}

async function decodeResults(
  context: ReturnType<typeof createContext>,
  isPreview = false,
): Promise<unknown> {
  const { serverHandoffStream: stream } = omitServerHtmlData(context, isPreview)
  if (stream === undefined) throw new Error('No results.')
  return (await decode(stream)).value
}

test('omits data that the HTML of the page already contains (FAST-02)', async () => {
  expect(await decodeResults(createContext({ inHtml: ['page.sections'] }))).toEqual({
    loaderData: { home: { page: { title: 'Inicio', sections: null } }, root: { a: 1 } },
    actionData: null,
    errors: null,
  })
})

test('sends complete results without `inHtml` and in previews (FAST-02)', async () => {
  const complete = { loaderData, actionData: null, errors: null }
  expect(await decodeResults(createContext({ dark: true }))).toEqual(complete)
  expect(await decodeResults(createContext({ inHtml: ['page.sections'] }), true)).toEqual(complete)
})
