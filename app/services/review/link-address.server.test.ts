import { expect, test } from 'vitest'
import { createLinkToken } from '../signed-link.server'
import { isLinkId, linkPath, readLinkPath } from './link-address.server'

const ID = 'shareLink.6ba7b810-9dad-41d1-80b4-00c04fd430c8'
const SECRET = 'a secret of the server'
const tokenOf = (path: string) => path.slice('/ver/'.length)

test('a link has the id of its document, signed for this purpose only (PLAN-03)', () => {
  const token = tokenOf(linkPath(SECRET, ID))
  expect(readLinkPath(SECRET, token)).toBe(ID)
  expect(readLinkPath('another secret', token)).toBeUndefined()
  const [id = '', ...stamp] = token.split('.')
  expect(readLinkPath(SECRET, [id.replace('6', '7'), ...stamp].join('.'))).toBeUndefined()
  const other = createLinkToken(SECRET, 'newsletter leave', id)
  expect(readLinkPath(SECRET, other)).toBeUndefined()
})

test('asks for addresses of links only (PLAN-03)', () => {
  expect(isLinkId(ID)).toBe(true)
  for (const other of ['shareLink.a', 'drafts.homePage', `${ID}.x`, 1, undefined]) {
    expect(isLinkId(other)).toBe(false)
  }
})
