import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withoutPadding } from './without-padding.server'

/** Short words of two-byte letters: one of them meets the end of React's buffer of 2048 bytes. */
const words = Array.from({ length: 500 }, (_, index) => `${'á'.repeat(40)}${index}`)

test('a page of accented text holds no zero byte, and every letter of it', async () => {
  const rendered = renderToPipeableStream(
    <main>
      {words.map((word) => (
        <p key={word}>{word}</p>
      ))}
    </main>,
  )
  const body = withoutPadding()
  rendered.pipe(body)
  const html = await text(body)
  expect(html).not.toContain('\0')
  for (const word of words) expect(html).toContain(`<p>${word}</p>`)
})

test('zero bytes inside a chunk are not its end', async () => {
  const body = withoutPadding()
  body.end(Buffer.from('a\0b\0\0'))
  expect(await text(body)).toBe('a\0b')
})
