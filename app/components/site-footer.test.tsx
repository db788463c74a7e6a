import { expect, test } from 'vitest'
import { siteQuery } from '~/routes/_site/query'
import { render } from '~/testing/render'
import { runQuery } from '~/testing/run-query'
import { SiteFooter } from './site-footer'

const download = { androidLabel: 'Para Android', iosLabel: 'Para iPhone', otherLabel: 'La app' }
const general = { fieldRequired: 'Este campo es requerido' }
const storeLinks = { android: 'https://play.example/app', ios: 'https://apps.example/app' }
const section = { _type: 'appDownloads', _key: 'a', anchor: 'descargar' }

const document = (id: string, fields: object) => ({ _id: id, _type: id, ...fields })

/** Renders the footer of a dataset with these messages of the newsletter and sections of home. */
async function renderFooter(newsletter: object, sections: readonly object[] = []) {
  const site = await runQuery(siteQuery, [
    document('footer', { newsletter: { submitLabel: 'Suscribirme' }, download }),
    document('formMessages', { newsletter, general }),
    document('homePage', { sections }),
    document('siteSettings', { storeLinks }),
  ])
  return render(<SiteFooter newsletter={{ stamp: '' }} />, site)
}

test('the newsletter has its messages, else the general one (NEWS-02, CMS-01)', async () => {
  expect(await renderFooter({ emailRequired: 'Falta.' })).toContain('Required&quot;:&quot;Falta.')
  expect(await renderFooter({})).toContain('Required&quot;:&quot;Este campo es requerido')
})

test('links to the downloads of the home page, or without them to each store (HOME-07)', async () => {
  expect(await renderFooter({}, [section])).toMatch(/href="\/#descargar"[^>]*>La app/)
  const html = await renderFooter({})
  expect(html).toMatch(
    /play\.example\/app"[^>]*>Para Android.*apps\.example\/app"[^>]*>Para iPhone/s,
  )
})
