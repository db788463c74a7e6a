import { expect, test } from 'vitest'
import { CHANGE_REQUEST, type ItemChange } from '#app/components/page-editing/item-change'
import { parseChangeRequest } from './change-request'

const item = {
  mark: 'homePage:sections[_key=="a"]',
  document: 'homePage',
  list: 'sections',
  key: 'a',
}
const request = (change: object) => ({ type: CHANGE_REQUEST, item, change })

const value = { _key: 'a', anchor: 'uno' }
const changes: readonly ItemChange[] = [
  { action: 'moveTo', place: { key: 'b', position: 'after' } },
  { action: 'moveBy', step: -1 },
  { action: 'duplicate' },
  { action: 'setHidden', isHidden: true },
  { action: 'remove' },
  { action: 'restore', removed: { item, value, before: ['b'] } },
  { action: 'add', position: 'before', key: 'n', type: 'notice' },
  { action: 'add', position: 'before', key: 'n', type: undefined },
]

test.each(changes.map((change) => ({ change })))(
  'reads a request of the page to $change.action (EDIT-03)',
  ({ change }) => expect(parseChangeRequest(request(change))).toEqual(request(change)),
)

test('ignores other messages (EDIT-03)', () => {
  const messages = [
    ...[undefined, 'text', { type: 'visual-editing/focus' }, request({ action: 'publish' })],
    ...[request({ action: 'moveBy', step: 2 }), { ...request({ action: 'remove' }), item: {} }],
  ]
  for (const message of messages) expect(parseChangeRequest(message)).toBeUndefined()
})
