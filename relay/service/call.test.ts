import { expect, test } from 'vitest'
import { type CallIds, readCall } from './call'
import { Refusal } from './refusal'

const ids = { user_id: 'embedded', service_id: 'relay', template_id: 'newsletter' }

function refusal(given: CallIds, variables: unknown = {}) {
  try {
    readCall(given, variables)
  } catch (error) {
    if (error instanceof Refusal) return [error.status, error.message]
    throw error
  }
  return 'accepted'
}

test.each([
  [{}, 400, 'The user_id parameter is required'],
  [{ ...ids, user_id: '' }, 400, 'The user_id parameter is required'],
  [{ ...ids, user_id: { $ne: 1 } }, 400, 'The user_id parameter is required'],
  [{ ...ids, service_id: undefined }, 400, 'The service_id parameter is required'],
  [{ ...ids, template_id: 7 }, 400, 'The template_id parameter is required'],
  [
    { ...ids, user_id: 'YOUR_PUBLIC_KEY' },
    400,
    'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  ],
  [{ ...ids, user_id: 'V-Mwr4x_iu6FVMCpB' }, 404, 'Account not found'],
  [
    { ...ids, service_id: 'gmail' },
    400,
    'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
  ],
  [
    { ...ids, template_id: '__proto__' },
    400,
    'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  ],
] as const)('MAIL-03 the service refuses %j with %i: %s', (given, status, text) => {
  expect(refusal(given)).toEqual([status, text])
})

test('MAIL-03 what is missing is said first, then what is unknown, in the order of the ids', () => {
  expect(refusal({ user_id: 'x', service_id: 'x' })[1]).toContain('template_id parameter')
  expect(refusal({ user_id: 'x', service_id: 'x', template_id: 'x' })[1]).toContain('Public Key')
  expect(refusal({ ...ids, service_id: 'x', template_id: 'x' })[1]).toContain('service ID')
})

test('MAIL-03 the account can be asked for its own service by the reserved word', () => {
  expect(readCall({ ...ids, service_id: 'default_service' }, {}).templateId).toBe('newsletter')
})

test('variables are texts; numbers and truth values become one, nothing an empty one', () => {
  const given = { email: 'a@b.co', count: 3, ok: true, none: null, absent: undefined }
  expect(readCall(ids, given).variables).toEqual({
    ...{ email: 'a@b.co', count: '3', ok: 'true', none: '', absent: '' },
  })
  expect(readCall(ids, undefined).variables).toEqual({})
  expect(readCall(ids, null).variables).toEqual({})
})

test.each([['text'], [[1]], [{ email: { a: 1 } }], [{ email: ['a'] }]])(
  'variables of another shape are refused: %j',
  (variables) => {
    expect(refusal(ids, variables)).toEqual([
      400,
      'Template: One or more dynamic variables are corrupted',
    ])
  },
)

test('MAIL-03 variables have 50 Kb together, counted in bytes', () => {
  const bytes = 50 * 1024 - 'email'.length
  expect(refusal(ids, { email: 'x'.repeat(bytes) })).toBe('accepted')
  const refused = [413, 'Variables size limit. The maximum allowed variables size is 50Kb']
  expect(refusal(ids, { email: 'x'.repeat(bytes + 1) })).toEqual(refused)
  expect(refusal(ids, { email: 'ñ'.repeat(bytes - 1) })).toEqual(refused)
})
