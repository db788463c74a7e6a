import { describe, expect, test } from 'vitest'
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
