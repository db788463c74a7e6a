import { expect, test } from 'vitest'
import { readCookie, selectLakeCookies, sessionCookieName } from './cookies'

test('selects the cookies of the lake among those of the site (SAFE-02)', () => {
  const header = 'preview=a.b=; lake_session=s; mp=1; __Host-lake_device=d'
  expect(selectLakeCookies(header)).toBe('lake_session=s; __Host-lake_device=d')
  expect(selectLakeCookies('preview=a; xlake_session=s; lake_session2=t')).toBeUndefined()
  expect(selectLakeCookies(undefined)).toBeUndefined()
})

test('reads a cookie by its exact name; behind TLS only with the prefix (SAFE-02)', () => {
  const header = 'a=1; lake_session=planted; __Host-lake_session=x=y'
  expect(readCookie(header, sessionCookieName(true))).toBe('x=y')
  expect(readCookie('lake_session=', sessionCookieName(false))).toBeUndefined()
})
