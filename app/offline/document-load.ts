/**
 * Makes the response with which Remix loads a document in place of a client navigation, in the
 * encoding of its single-fetch redirects: each `_key: value` is a pair of positions.
 */
export function documentLoad(path: string): Response {
  const shape = { _2: 3, _4: 5, _6: 7, _8: 9 }
  const values = ['redirect', path, 'status', 302, 'revalidate', false, 'reload', true]
  const body = JSON.stringify([['SingleFetchRedirect', 1], shape, ...values])
  return new Response(`${body}\n`, {
    status: 202,
    headers: { 'Content-Type': 'text/x-script', 'X-Remix-Response': 'yes' },
  })
}
