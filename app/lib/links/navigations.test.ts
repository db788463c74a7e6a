import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const IMPORTED = /import \{([^}]*)\} from '(?:@remix-run\/react|react-router(?:-dom)?)'/g
const NAVIGATES = /\b(?:Link|NavLink|Navigate|Form|useNavigate|useSubmit|useFetcher)\b/

/** The modules that pass an address to the router, and why it stays on this site. */
const checked = {
  'components/preview-editing.tsx': 'toSameSitePath',
  'components/server-html.tsx': 'pathOfPlainClick',
  'components/smart-link.tsx': 'safeHref',
  'routes/_site.inversores/form/submit/use-request.ts': 'action: sitePages.investorsPage.path',
  'routes/_site.thankYou/countdown.tsx': 'sitePages.investorsPage.path',
}

test('every navigation checks its address (GHSA-wrjc-x8rr-h8h6, GHSA-jjmj-jmhj-qwj2)', () => {
  const app = path.resolve('app')
  const found = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(app, file), 'utf8') }))
    .filter(({ text }) =>
      [...text.matchAll(IMPORTED)].some(([, names = '']) => NAVIGATES.test(names)),
    )
  expect(found.map(({ file }) => file).sort()).toEqual(Object.keys(checked))
  for (const [file, check] of Object.entries(checked)) {
    expect(found.find((one) => one.file === file)?.text, file).toContain(check)
  }
})
