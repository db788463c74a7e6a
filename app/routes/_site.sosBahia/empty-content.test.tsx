import { expect, test } from 'vitest'
import { render } from '~/testing/render'
import { runQuery } from '~/testing/run-query'
import { HelpLink } from './help-link'
import { sosLayoutQuery } from './query'

test('the help link falls back to the number of the settings (CMS-08)', async () => {
  const help = { _type: 'whatsappLink', label: 'Pedir ayuda', message: 'Hola' }
  const id = 'sosLayout'
  const { layout } = await runQuery(sosLayoutQuery, [{ _id: id, _type: id, help }])
  expect(render(<HelpLink layout={layout} defaultNumber="549111" />)).toContain('wa.me/549111?')
  expect(render(<HelpLink layout={layout} defaultNumber={null} />)).toBe('')
  expect(render(<HelpLink layout={null} defaultNumber="549111" />)).toBe('')
})
