import { expect, test } from 'vitest'
import { readJsonCall } from './call'
import { Rejection } from './rejections'
import type { Account } from './settings'

const template = { subject: 'Boletín', text: '{{email}}', replyTo: { address: '{{email}}' } }
const account: Account = {
  publicKey: 'embedded',
  serviceId: 'relay',
  templates: { newsletter: template },
}
const ids = { user_id: 'embedded', service_id: 'relay', template_id: 'newsletter' }

const readVariables = (variables: unknown) =>
  readJsonCall({ ...ids, template_params: variables }, account).variables

function callMethod(callIds: Readonly<Record<string, unknown>>, variables: unknown = {}) {
  try {
    readJsonCall({ ...callIds, template_params: variables }, account)
  } catch (error) {
    if (error instanceof Rejection) return [error.status, error.message]
    throw error
  }
  return 'accepted'
}

const unknownKey =
  'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account'
const unknownService =
  'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin'

// Missing ids count first, then unknown ones, in order.
test.each([
  [{}, 400, 'The user_id parameter is required'],
  [{ user_id: 'x', service_id: 'x' }, 400, 'The template_id parameter is required'],
  [{ user_id: 'x', service_id: 'x', template_id: 'x' }, 400, unknownKey],
  [{ ...ids, service_id: 'x', template_id: 'x' }, 400, unknownService],
  [{ ...ids, user_id: '' }, 400, 'The user_id parameter is required'],
  [{ ...ids, user_id: { $ne: 1 } }, 400, 'The user_id parameter is required'],
  [{ ...ids, service_id: undefined }, 400, 'The service_id parameter is required'],
  [{ ...ids, template_id: 7 }, 400, 'The template_id parameter is required'],
  [
    { ...ids, template_id: '__proto__' },
    400,
    'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  ],
] as const)('rejects %j with %i: %s (MAIL-03)', (callIds, status, text) => {
  expect(callMethod(callIds)).toEqual([status, text])
})

test('accepts default_service (MAIL-03)', () => {
  expect(callMethod({ ...ids, service_id: 'default_service' })).toBe('accepted')
})

test('converts numbers, booleans and null to texts', () => {
  const input = { email: 'a@b.co', count: 3, ok: true, none: null, absent: undefined }
  expect(readVariables(input)).toEqual({
    email: 'a@b.co',
    count: '3',
    ok: 'true',
    none: '',
    absent: '',
  })
  expect(readVariables(undefined)).toEqual({})
  expect(readVariables(null)).toEqual({})
})

test.each([['text'], [[1]], [{ email: { a: 1 } }], [{ email: ['a'] }]])(
  'rejects other variables: %j',
  (variables) => {
    expect(callMethod(ids, variables)).toEqual([
      400,
      'Template: One or more dynamic variables are corrupted',
    ])
  },
)

test('limits variables to 50 KB, counted in bytes (MAIL-03)', () => {
  const bytes = 50 * 1024 - 'email'.length
  expect(callMethod(ids, { email: 'x'.repeat(bytes) })).toBe('accepted')
  const tooLarge = [413, 'Variables size limit. The maximum allowed variables size is 50Kb']
  expect(callMethod(ids, { email: 'x'.repeat(bytes + 1) })).toEqual(tooLarge)
  expect(callMethod(ids, { email: 'ñ'.repeat(bytes - 1) })).toEqual(tooLarge)
})
