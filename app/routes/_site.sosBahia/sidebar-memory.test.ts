import { describe, expect, test } from 'vitest'
import { returnPath } from './return-path'
import { isSidebarCollapsed, sidebarCookie } from './sidebar-cookie'

describe('the sidebar is remembered', () => {
  test('SOS-01 what one page writes the next one reads', () => {
    const [pair = ''] = sidebarCookie(true).split(';')
    expect(isSidebarCollapsed(`a=1; ${pair}; b=2`)).toBe(true)
    expect(sidebarCookie(true)).toMatch(/Path=\/sosBahia; Max-Age=\d{8}; SameSite=Lax$/)
  })

  test('SOS-01 opening it again forgets the choice', () => {
    expect(sidebarCookie(false)).toContain('Max-Age=0')
  })

  test.each([null, '', 'sos_menu=', 'otro_sos_menu=chico', 'sos_menu=chico2'])(
    'SOS-01 open without a choice (%s)',
    (header) => expect(isSidebarCollapsed(header)).toBe(false),
  )
})

describe('the way back after a post', () => {
  test.each([
    [
      '/sosBahia/help',
      'https://yapa.example/sosBahia/help?internalTest=true',
      '?internalTest=true',
    ],
    ['/sosBahia/help', 'https://yapa.example/otra?a=1', ''],
    ['/sosBahia/help', null, ''],
    ['/sosBahia/help', 'http://[', ''],
  ])('leads to %s, with the query of %s (SOS-01)', (from, referrer, query) => {
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
  ])('SOS-01 %s is no way back', (from) => expect(returnPath(from, from)).toBe('/sosBahia'))
})
