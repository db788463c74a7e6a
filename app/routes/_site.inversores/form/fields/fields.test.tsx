import { expect, test } from 'vitest'
import { investorFields, investorForm } from '~/services/investor-requests/form/definition'
import { render } from '~/testing/render'
import { Fields } from './fields'

const choices = investorFields.filter((name) => investorForm[name].kind === 'choice')

test.each(choices)('%s offers its own options of the list of all choices (FORM-01)', (field) => {
  const options = choices.flatMap((name) => investorForm[name].options ?? [])
  const currencies = ['EUR', ...options].map((value) => ({ _key: value, value, label: value }))
  const words = { labels: null, placeholders: null, currencies, optionalLabel: null }
  const messages = { investor: null, general: null }
  const html = render(<Fields content={{ words, messages }} issues={{}} prefix="form" />)
  const [, select = ''] =
    new RegExp(`<select[^>]*name="${field}"[^>]*>(.*?)</select>`).exec(html) ?? []
  const offered = [...select.matchAll(/value="(\w+)"/g)].map(([, value]) => value)
  expect(offered).toEqual(investorForm[field].options)
})
