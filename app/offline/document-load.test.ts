import { decode } from 'turbo-stream'
import { expect, test } from 'vitest'
import { documentLoad } from './document-load'

test('Remix decodes a redirect that loads a document (OFF-01)', async () => {
  const response = documentLoad('/sosBahia/help')
  if (response.body === null) throw new Error('No body.')
  const { value } = await decode(response.body, {
    plugins: [(type, redirect) => ({ value: { type, redirect } })],
  })
  expect(response.status).toBe(202)
  expect(value).toEqual({
    type: 'SingleFetchRedirect',
    redirect: { redirect: '/sosBahia/help', status: 302, revalidate: false, reload: true },
  })
})
