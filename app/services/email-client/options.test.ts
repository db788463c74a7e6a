import { afterEach, describe, expect, test, vi } from 'vitest'
import { checkedForm, checkedOptions, checkedParams } from './options'

const account = {
  origin: 'https://api.example.com',
  publicKey: 'public',
  serviceId: 'service',
  templateId: 'template',
}

afterEach(() => vi.unstubAllGlobals())

describe('an account (MAIL-01)', () => {
  test.each([
    ['publicKey', 'The public key is required'],
    ['serviceId', 'The service ID is required'],
    ['templateId', 'The template ID is required'],
    ['origin', 'The origin is required'],
  ])('%s is required: a non-empty string', (name, message) => {
    for (const value of ['', '  ', undefined, null, 7]) {
      expect(() => checkedOptions({ ...account, [name]: value })).toThrow(new TypeError(message))
    }
  })

  test('names everything that is missing', () => {
    expect(() => checkedOptions({ ...account, publicKey: '', templateId: '' })).toThrow(
      new TypeError('The public key is required. The template ID is required'),
    )
  })

  test('is returned unchanged when complete', () => {
    expect(checkedOptions(account)).toEqual(account)
  })
})

describe('a block list (MAIL-01)', () => {
  test.each([
    [{ list: 'ana@correo.com', watchVariable: 'user_email' }, 'has to be an array'],
    [{ list: [], watchVariable: 3 }, 'has to watch a variable'],
    [{ list: [], watchVariable: '' }, 'has to watch a variable'],
    [{ list: [] }, 'has to watch a variable'],
    ['ana@correo.com', 'has to be an object'],
  ])('not %j', (blockList, message) => {
    expect(() => checkedOptions({ ...account, blockList })).toThrow(message)
  })

  test('may be empty', () => {
    const blockList = { list: [], watchVariable: 'user_email' }
    expect(checkedOptions({ ...account, blockList })).toEqual({ ...account, blockList })
  })
})

describe('a throttle (MAIL-01)', () => {
  test.each([
    [{ id: 'form', milliseconds: -1 }, 'has to be a non-negative number'],
    [{ id: 'form', milliseconds: '10' }, 'has to be a non-negative number'],
    [{ id: 'form', milliseconds: Number.NaN }, 'has to be a non-negative number'],
    [{ id: '', milliseconds: 10 }, 'has to be a non-empty string'],
    [{ milliseconds: 10 }, 'has to be a non-empty string'],
    [10, 'has to be an object'],
  ])('not %j', (throttle, message) => {
    expect(() => checkedOptions({ ...account, throttle })).toThrow(message)
  })

  test('may be absent', () => {
    const throttle = { id: 'form', milliseconds: 0 }
    expect(checkedOptions({ ...account, throttle })).toEqual({ ...account, throttle })
  })
})

test.each([0, -1, '10'])('a time limit is a positive number, not %j', (timeLimitMs) => {
  expect(() => checkedOptions({ ...account, timeLimitMs })).toThrow('has to be a positive number')
})

test.each([null, undefined, 'name', 7, [1]])(
  'rejects template params that are no object: %j (MAIL-01)',
  (params) => {
    expect(() => checkedParams(params)).toThrow(
      new TypeError('The template params have to be an object'),
    )
  },
)

describe('a form (MAIL-01)', () => {
  const form = new Map()
  const standInDocument = () => {
    vi.stubGlobal('HTMLFormElement', Map)
    vi.stubGlobal('document', {
      querySelector: (selector: string) => ({ '#form': form, '#other': {} })[selector] ?? null,
    })
  }

  test.each([form, '#form'])('%j', (given) => {
    standInDocument()
    expect(checkedForm(given)).toBe(form)
  })

  test.each(['#nowhere', '#other', {}, null, undefined])('not %j', (given) => {
    standInDocument()
    expect(() => checkedForm(given)).toThrow(
      new TypeError('A form element or the selector of one is expected'),
    )
  })
})
