import { expect, test } from 'vitest'
import { textBlocks } from './text-blocks'
import { describeVisibility } from './visibility-preview'

const now = Date.parse('2026-03-01T12:00:00Z')
const march3 = '2026-03-03T12:00:00Z'
const march9 = '2026-03-09T12:00:00Z'
const february1 = '2026-02-01T12:00:00Z'

test.each([
  [{}, undefined],
  [{ hidden: false, visibleFrom: february1 }, undefined],
  [{ hidden: true, visibleFrom: march3 }, 'Oculta'],
  [{ visibleFrom: march3 }, 'Desde el 3 de marzo'],
  [{ visibleUntil: march9 }, 'Hasta el 9 de marzo'],
  [{ visibleFrom: march3, visibleUntil: march9 }, 'Desde el 3 de marzo hasta el 9 de marzo'],
  [{ visibleUntil: february1 }, 'Oculta desde el 1 de febrero'],
])('describes when visitors see a block with %j (PAGE-01)', (visibility, text) => {
  expect(describeVisibility(visibility, now)).toBe(text)
})

test('the list of sections marks a hidden block (PAGE-01)', () => {
  const notice = textBlocks.find(({ name }) => name === 'notice')
  const prepare = (value: object) => notice?.preview?.prepare?.({ ...value })
  expect(prepare({ title: 'Lluvia', hidden: true })).toMatchObject({
    title: 'Lluvia',
    subtitle: 'Oculta · Aviso',
  })
  expect(prepare({ title: 'Lluvia' })).toMatchObject({ subtitle: 'Aviso' })
})
