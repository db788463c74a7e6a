import { afterEach, expect, test, vi } from 'vitest'
import { checkedForm, checkedOptions, checkedParams } from './options'

const account = {
  origin: 'https://api.example.com',
  publicKey: 'public',
  serviceId: 'service',
  templateId: 'template',
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['publicKey', 'The public key is required'],
  ['serviceId', 'The service ID is required'],
  ['templateId', 'The template ID is required'],
  ['origin', 'The origin is required'],
])('requires %s as a non-empty string (MAIL-01)', (name, message) => {
  for (const value of ['', '  ', undefined, null, 7]) {
    expect(() => checkedOptions({ ...account, [name]: value })).toThrow(new TypeError(message))
  }
})

test('names everything that is missing (MAIL-01)', () => {
  expect(() => checkedOptions({ ...account, publicKey: '', templateId: '' })).toThrow(
    new TypeError('The public key is required. The template ID is required'),
  )
})

test.each([
  [{ blockList: { list: 'ana@correo.com', watchVariable: 'user_email' } }, 'has to be an array'],
  [{ blockList: { list: [], watchVariable: '' } }, 'has to watch a variable'],
  [{ blockList: 'ana@correo.com' }, 'has to be an object'],
  [{ throttle: { id: 'form', milliseconds: -1 } }, 'has to be a non-negative number'],
  [{ throttle: { id: 'form', milliseconds: Number.NaN } }, 'has to be a non-negative number'],
  [{ throttle: { id: '', milliseconds: 10 } }, 'has to be a non-empty string'],
  [{ throttle: 10 }, 'has to be an object'],
])('rejects the options %j (MAIL-01)', (options, message) => {
  expect(() => checkedOptions({ ...account, ...options })).toThrow(message)
})

test('returns complete options unchanged (MAIL-01)', () => {
  const blockList = { list: [], watchVariable: 'user_email' }
  const options = { ...account, blockList, throttle: { id: 'form', milliseconds: 0 } }
  expect(checkedOptions(account)).toEqual(account)
  expect(checkedOptions(options)).toEqual(options)
})

test.each([null, undefined, 'name', 7, [1]])(
  'rejects template params that are no object: %j (MAIL-01)',
  (params) => {
    expect(() => checkedParams(params)).toThrow('The template params have to be an object')
  },
)

test('accepts a form or its selector, and nothing else (MAIL-01)', () => {
  const form = new Map()
  vi.stubGlobal('HTMLFormElement', Map)
  vi.stubGlobal('document', {
    querySelector: (selector: string) => ({ '#form': form, '#other': {} })[selector] ?? null,
  })
  for (const given of [form, '#form']) expect(checkedForm(given)).toBe(form)
  for (const given of ['#nowhere', '#other', {}, null, undefined]) {
    expect(() => checkedForm(given)).toThrow('A form element or the selector of one is expected')
  }
})
