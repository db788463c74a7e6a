import { expect, test } from 'vitest'
import { z } from 'zod'
import { readCookies, readHidden, startSignInLake } from '../testing/sign-in-lake'
import type { SendMail } from '../types'

const chosen = 'la rifa del club es el sábado'
const HOUR_MS = 60 * 60_000

async function start() {
  const mails: Parameters<SendMail>[0][] = []
  let isDown = false
  const lake = await startSignInLake({
    sendMail: (mail) => {
      if (isDown) return Promise.reject(new Error('ECONNREFUSED'))
      mails.push(mail)
      return Promise.resolve()
    },
  })
  const administrator = lake.authorization('administrator')
  const users = async (method: string, path: string, body?: object) => {
    const headers = { ...administrator, 'content-type': 'application/json' }
    const url = `${lake.api}/projects/embedded/users${path}`
    const response = await fetch(url, { method, headers, body: JSON.stringify(body) })
    return z.looseObject({}).parse(await response.json())
  }
  const requestLink = (email: string, headers = {}) =>
    lake.signIn({ forgotten: '1', email, password: '' }, headers)
  const readLink = () => /link=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  const choose = (link: string, newPassword = chosen, fields = {}) =>
    lake.signIn({ link, password: newPassword, type: 'cookie', ...fields })
  const breakMail = () => {
    isDown = true
  }
  return { ...lake, mails, users, requestLink, readLink, choose, breakMail }
}

test('resets a forgotten password by e-mail: once, within an hour, ending sessions', async () => {
  const lake = await start()
  const own = await lake.openSession()
  expect((await lake.requestLink('Ana@example.test')).status).toBe(200)
  expect(lake.mails).toMatchObject([{ to: 'ana@example.test' }])
  const link = lake.readLink()
  // Mail scanners open links, too.
  for (let count = 0; count < 2; count += 1) {
    const page = await fetch(`${lake.origin}/login?link=${link}`)
    expect([page.status, readHidden(await page.text(), 'link')]).toEqual([200, link])
  }
  expect((await fetch(`${lake.api}/auth/fetch?sid=${link}`)).status, 'no session').toBe(401)
  expect((await lake.choose(link, 'corta')).status).toBe(400)
  const done = await lake.choose(link)
  expect([done.status, done.headers.get('location')]).toEqual([303, lake.studio])
  expect(readCookies(done)).toContain('lake_session=')
  expect((await lake.choose(link)).status).toBe(410)
  expect((await fetch(`${lake.api}/users/me`, { headers: own })).status).toBe(401)
  expect((await lake.signIn()).status).toBe(401)
  expect((await lake.signIn({ password: chosen })).status).toBe(303)

  await lake.requestLink('ana@example.test')
  lake.advanceClock(HOUR_MS)
  expect((await lake.choose(lake.readLink())).status).toBe(410)
  const logged = lake.logged.join('\n')
  expect(logged).not.toContain('ana@')
  expect(logged).not.toContain(link)
})

test('answers requests for links the same with and without an account, and limits them', async () => {
  const { requestLink, mails } = await start()
  const read = async (email: string) => {
    const response = await requestLink(email)
    return [response.status, (await response.text()).replaceAll(email, '')]
  }
  expect(await read('nadie@example.test')).toEqual(await read('ana@example.test'))
  await requestLink('ana@example.test')
  await requestLink('ana@example.test')
  const other = { 'x-forwarded-for': '198.51.100.7' }
  expect((await requestLink('ana@example.test', other)).status).toBe(429)
  expect(mails).toHaveLength(3)
  for (let count = 0; count < 6; count += 1) await requestLink(`a${count}@example.test`)
  expect((await requestLink('beto@example.test')).status).toBe(429)
  expect((await requestLink('beto@example.test', other)).status).toBe(200)
})

test('administrators invite with a link; without mail they hand it over themselves', async () => {
  const { users, mails, readLink, choose, breakMail, advanceClock } = await start()
  const { id } = await users('POST', '', { email: 'beto@example.test', role: 'viewer' })
  const path = `/${String(id)}/password-link`
  expect(await users('POST', path)).toEqual({ link: null })
  expect(mails).toMatchObject([{ to: 'beto@example.test' }])
  advanceClock(71 * HOUR_MS)
  expect((await choose(readLink())).status).toBe(303)
  expect(await users('POST', path, { send: false })).toEqual({
    link: expect.any(String) as unknown,
  })
  breakMail()
  const { link } = await users('POST', path)
  expect(link).toMatch(/\/login\?link=[\w-]{43}$/)
})

test('a link does not replace the second factor', async () => {
  const { ctx, user, requestLink, readLink, choose } = await start()
  const { key } = ctx.accounts.startSecondFactor(user.id, user.email)
  const { TOTP } = await import('otpauth')
  const totp = new TOTP({ secret: key.replaceAll(' ', '') })
  ctx.accounts.confirmSecondFactor(user.id, totp.generate({ timestamp: ctx.clock().getTime() }))
  await requestLink(user.email)
  const page = await choose(readLink())
  expect([page.status, readCookies(page)]).toEqual([200, ''])
  expect(readHidden(await page.text(), 'ticket')).not.toBe('')
})
