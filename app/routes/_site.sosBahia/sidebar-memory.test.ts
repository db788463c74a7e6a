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
    ['/sosBahia/help?internalTest=true', '/sosBahia/help?internalTest=true'],
    ['/sosBahia', '/sosBahia'],
  ])('SOS-01 %s goes back to where the visitor was', (from, to) => {
    expect(returnPath(from)).toBe(to)
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
  ])('SOS-01 %s is no way back', (from) => expect(returnPath(from)).toBe('/sosBahia'))
})
