import { expect, test, vi } from 'vitest'
import { render } from '~/testing/render'
import { runQuery } from '~/testing/run-query'
import { investorsPageQuery } from '../../query'
import { FormDialog } from './form-dialog'

vi.mock('../request-form', () => ({ RequestForm: () => null }))

test('a form without a title has the name of its button (INV-11, CMS-08)', async () => {
  const id = 'investorsPage'
  const stored = [{ _id: id, _type: id, form: { submitLabel: 'Enviar mi pedido' } }]
  const words = (await runQuery(investorsPageQuery, stored)).page?.form
  if (!words) throw new Error('There is no form.')
  const question = { a: 1, b: 2, signed: '' }
  const captcha = { kind: 'proof-of-work' as const }
  const settings = { stamp: '', captcha, question, requiresFullPageLoad: false }
  const content = { words, plan: null, messages: null, settings, chat: undefined }
  expect(render(<FormDialog content={content} />)).toContain('aria-label="Enviar mi pedido"')
})
