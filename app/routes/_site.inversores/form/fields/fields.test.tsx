import { expect, test } from 'vitest'
import { investorFields, investorForm } from '~/services/investor-requests/form/definition'
import { render } from '~/testing/render'
import { Fields } from './fields'

const messages = { investor: null, general: null }
const texts = { labels: null, placeholders: null, optionalLabel: 'optativo' }

test('marks every field but the message as required (FORM-01)', () => {
  const content = { words: { ...texts, currencies: null }, messages }
  const html = render(<Fields content={content} issues={{}} prefix="form" />)
  const fields = html.split('<div class="form-field">').slice(1)
  const marked = fields.map((field) => {
    const [, name = ''] = / name="(\w+)"/.exec(field) ?? []
    const isRequired = / (required=""|aria-required="true")/.test(field)
    const mark = /<span[^>]*>(.*?)<\/span>/.exec(field)?.[1]
    return `${name} ${isRequired} ${mark}`
  })
  expect(marked).toEqual(
    investorFields.map((name) =>
      name === 'user_message' ? `${name} false optativo` : `${name} true *`,
    ),
  )
})

const choices = investorFields.filter((name) => investorForm[name].kind === 'choice')

test.each(choices)('%s offers its own options of the list of all choices (FORM-01)', (field) => {
  const options = choices.flatMap((name) => investorForm[name].options ?? [])
  const currencies = ['EUR', ...options].map((value) => ({ _key: value, value, label: value }))
  const words = { ...texts, currencies }
  const html = render(<Fields content={{ words, messages }} issues={{}} prefix="form" />)
  const [, select = ''] =
    new RegExp(`<select[^>]*name="${field}"[^>]*>(.*?)</select>`).exec(html) ?? []
  const offered = [...select.matchAll(/value="(\w+)"/g)].map(([, value]) => value)
  expect(offered).toEqual(investorForm[field].options)
})
