import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { expect } from './fixtures'
import type { House } from './house'
import { fill, openForm, OTHER_CALLER, send, sendForm, sent, test } from './relay'

/** The messages of the data folder, as a mail program reads them. */
async function messagesOf({ dataDir }: House) {
  const folder = path.join(dataDir, 'mail')
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return Promise.all(files.map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))))
}

/** The site is read anew when it starts: a busy machine takes long for that. */
const whenBack = { timeout: 60_000 }

const startedAgain = ({ output }: House) =>
  output().match(/^The site ended \(SIGKILL\); starting it again/gm)?.length ?? 0

/** Kills the site of this house, and the relay in it, as a power cut would; it is started again. */
function killSite({ pid }: House) {
  execFileSync('pkill', ['-KILL', '-P', String(pid), '-f', 'server/site.js'])
}

test('MAIL-03 MAIL-04 sendForm of the real library leaves a message that /_mail shows', async ({
  page,
  house,
  caller,
}) => {
  await openForm(page, house, caller)
  await fill(page, 'Ana <script>alert(1)</script>')
  expect(await sendForm(page)).toEqual(sent)
  const subject = 'Nueva solicitud de inversores: Ana <script>alert(1)</script>'
  const message = (await messagesOf(house)).find((each) => each.subject === subject)
  expect(message?.replyTo).toMatchObject([{ address: 'ana@correo.com' }])
  expect(message?.text).toContain('Moneda:    USD')

  await page.goto('/_mail')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correo del sitio')
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  await expect(page.getByText('</pre><b>Gracias</b>')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^[0-9a-f]{32}\.eml$/)
})

test('MAIL-03 MAIL-04 send of the real library leaves a message', async ({
  page,
  house,
  caller,
}) => {
  await openForm(page, house, caller)
  expect(await send(page, { user_email: 'iris@correo.com' })).toEqual(sent)
  const messages = await messagesOf(house)
  expect(messages.map(({ replyTo }) => replyTo?.[0]?.address)).toContain('iris@correo.com')
})

test('MAIL-02 MAIL-03 the library tells what the relay refuses, in the words of the service', async ({
  page,
  house,
  caller,
  watch,
}) => {
  await openForm(page, house, caller)
  // At once: the relay takes one call a second.
  const answers = await Promise.all([sendForm(page, 'contact'), sendForm(page, 'contact')])
  expect(new Set(answers)).toEqual(
    new Set([
      {
        status: 400,
        text: 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
      },
      { status: 429, text: 'Too Many Requests' },
    ]),
  )
  watch.forgive('status of 400', 'status of 429')
})

test('MAIL-04 /_mail is for this machine alone, and messages are listed for nobody', async ({
  request,
  house,
}) => {
  for (const headers of [{ 'X-Forwarded-For': '127.0.0.1' }, { Host: 'yapa.example' }]) {
    expect((await request.get('/_mail', { headers })).status()).toBe(404)
  }
  expect((await request.get('/messages')).status()).toBe(404)
  expect((await request.delete('/messages?reference=a')).status()).not.toBe(200)
  expect(house.output()).toContain(`Mail          ${house.origin}/_mail`)
})

test('MAIL-04 a relay that is killed comes back, with everything that was answered', async ({
  page,
  house,
  caller,
}) => {
  await openForm(page, house, caller)
  await fill(page, 'Antes')
  expect(await sendForm(page)).toEqual(sent)
  const before = startedAgain(house)
  killSite(house)
  // Until it listens again nobody answers.
  const isBack = () =>
    page.request.get('/_mail').then(
      (response) => response.status(),
      () => 0,
    )
  await expect.poll(() => startedAgain(house), whenBack).toBe(before + 1)
  await expect.poll(isBack, whenBack).toBe(200)
  await page.goto('/_mail')
  await expect(page.getByRole('link', { name: /: Antes/ })).toBeVisible()
  await openForm(page, house, OTHER_CALLER)
  await fill(page, 'Después')
  expect(await sendForm(page)).toEqual(sent)
})
