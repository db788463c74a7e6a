import { expect, test } from 'vitest'
import { siteQuery } from '~/routes/_site/query'
import { render } from '~/testing/render'
import { runQuery } from '~/testing/run-query'
import { SiteFooter } from './site-footer'

const download = { androidLabel: 'Para Android', iosLabel: 'Para iPhone', otherLabel: 'La app' }
const general = { fieldRequired: 'Este campo es requerido' }
const storeLinks = { android: 'https://play.example/app', ios: 'https://apps.example/app' }

const document = (id: string, fields: object) => ({ _id: id, _type: id, ...fields })

/** Renders the footer of a dataset with these messages of the newsletter. */
async function renderFooter(newsletter: object) {
  const site = await runQuery(siteQuery, [
    document('footer', { newsletter: { submitLabel: 'Suscribirme' }, download }),
    document('formMessages', { newsletter, general }),
    document('siteSettings', { storeLinks }),
  ])
  return render(<SiteFooter newsletter={{ stamp: '' }} />, site)
}

test('the newsletter has its messages, else the general one (NEWS-02, CMS-01)', async () => {
  expect(await renderFooter({ emailRequired: 'Falta.' })).toContain('Required&quot;:&quot;Falta.')
  expect(await renderFooter({})).toContain('Required&quot;:&quot;Este campo es requerido')
})

test('links to each store when the home page has no downloads (HOME-07)', async () => {
  const html = await renderFooter({})
  expect(html).toMatch(
    /play\.example\/app"[^>]*>Para Android.*apps\.example\/app"[^>]*>Para iPhone/s,
  )
})
