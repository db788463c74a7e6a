import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderDocument } from './document.server'

test.each([0, 1, 2, 3])('writes no null character after %d letters', async (letters) => {
  const words = Array.from({ length: 2_000 }, (_, index) => <b key={index}>ñandú</b>)
  const page = (
    <main>
      <p>{'a'.repeat(letters)}</p>
      {words}
    </main>
  )
  expect(await renderDocument(page)).toBe(renderToStaticMarkup(page))
})
