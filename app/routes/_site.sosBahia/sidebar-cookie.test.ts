import { describe, expect, test } from 'vitest'
import { returnPath } from './return-path'
import { isSidebarCollapsed, sidebarCookie } from './sidebar-cookie'

describe('sidebar cookie', () => {
  test('reads the cookie that it writes (SOS-01)', () => {
    const [pair = ''] = sidebarCookie(true).split(';')
    expect(isSidebarCollapsed(`a=1; ${pair}; b=2`)).toBe(true)
    expect(sidebarCookie(true)).toMatch(/Path=\/sosBahia; Max-Age=\d{8}; SameSite=Lax$/)
  })

  test('deletes the cookie when the sidebar opens (SOS-01)', () => {
    expect(sidebarCookie(false)).toContain('Max-Age=0')
  })

  test.each([null, '', 'sos_menu=', 'otro_sos_menu=chico', 'sos_menu=chico2'])(
    'the sidebar is open without a valid cookie: %s (SOS-01)',
    (header) => expect(isSidebarCollapsed(header)).toBe(false),
  )
})

describe('return path after a post', () => {
  test.each([
    [
      '/sosBahia/help',
      'https://yapa.example/sosBahia/help?internalTest=true',
      '?internalTest=true',
    ],
    ['/sosBahia/help', 'https://yapa.example/otra?a=1', ''],
    ['/sosBahia/help', null, ''],
    ['/sosBahia/help', 'http://[', ''],
  ])('is %s, with the query of %s (SOS-01)', (from, referrer, query) => {
    expect(returnPath(from, referrer)).toBe(`${from}${query}`)
  })

  test.each([
    null,
    '',
    '//evil.example/sosBahia',
    'https://evil.example/sosBahia',
    '/\\evil.example',
    '/sosBahiaX',
    '/sosBahia/../studio',
    'javascript:alert(1)',
    'http://[',
  ])('replaces %s with the index of the section (SOS-01)', (from) =>
    expect(returnPath(from, from)).toBe('/sosBahia'),
  )
})
