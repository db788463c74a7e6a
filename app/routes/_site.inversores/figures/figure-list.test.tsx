import { expect, test } from 'vitest'
import { render } from '~/testing/render'
import { FigureList } from './figure-list'

test('an expired figure shows its fallback text alone (INV-05)', () => {
  const words = { kind: 'words', _key: 'a', text: 'El retorno se está actualizando.' } as const
  const html = render(<FigureList figures={[words]} field="figures" riskTitle="Riesgo" />)
  expect(html.replace(/<[^>]+>/g, '')).toBe(words.text)
})
