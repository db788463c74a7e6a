import { decode, encode } from 'turbo-stream'
import { expect, test } from 'vitest'
import { encodePageState } from './page-state.server'

const loaderData = { home: { page: { title: 'Inicio', sections: ['largo'] } }, root: { a: 1 } }

function createContext(handle: object) {
  const matches = [{ route: { id: 'home' } }]
  const staticHandlerContext = { actionData: null, errors: null, loaderData, matches }
  return { staticHandlerContext, routeModules: { home: { handle } } }
}

async function encodeState(
  context: ReturnType<typeof createContext>,
  isPreview = false,
): Promise<unknown> {
  const complete = encode({ loaderData, actionData: null, errors: null })
  const text = await encodePageState(context, complete, isPreview)
  const { body } = new Response(text)
  if (body === null) throw new Error('No state.')
  return (await decode(body)).value
}

test('omits data that the HTML of the page already contains (FAST-02)', async () => {
  expect(await encodeState(createContext({ inHtml: ['page', 'sections'] }))).toEqual({
    loaderData: { home: { page: { title: 'Inicio', sections: null } }, root: { a: 1 } },
    actionData: null,
    errors: null,
  })
})

test('sends complete results without `inHtml` and in previews (FAST-02)', async () => {
  const complete = { loaderData, actionData: null, errors: null }
  expect(await encodeState(createContext({ dark: true }))).toEqual(complete)
  expect(await encodeState(createContext({ inHtml: ['page', 'sections'] }), true)).toEqual(complete)
})
