import { expect, test } from 'vitest'
import { render } from '~/testing/render'
import { runQuery } from '~/testing/run-query'
import type { SosLayout } from '~/sanity/types.generated'
import { HelpLink } from './help-link'
import { sosLayoutQuery } from './query'
import { Sidebar } from './sidebar'

const nothing = () => undefined

/** Reads the layout that a dataset with these fields has. */
async function readLayout(fields: Partial<SosLayout>) {
  const id = 'sosLayout'
  const { layout } = await runQuery(sosLayoutQuery, [{ _id: id, _type: id, ...fields }])
  if (layout === null) throw new Error('There is no layout.')
  return layout
}

test('an entry with an unsafe address is text, not a link (CMS-08)', async () => {
  const entry = { _type: 'navItem' as const, label: 'Ayuda', href: 'javascript:alert(1)' }
  const layout = await readLayout({ links: [{ _key: 'a', ...entry }] })
  const html = render(<Sidebar layout={layout} collapsed={false} onToggle={nothing} />)
  expect(html).toContain('Ayuda')
  expect(html).not.toContain('javascript:')
})

test('the help link falls back to the number of the settings (CMS-08)', async () => {
  const help = { _type: 'whatsappLink' as const, label: 'Pedir ayuda', message: 'Hola' }
  const layout = await readLayout({ help })
  expect(render(<HelpLink layout={layout} defaultNumber="549111" />)).toContain('wa.me/549111?')
  expect(render(<HelpLink layout={layout} defaultNumber={null} />)).toBe('')
  expect(render(<HelpLink layout={null} defaultNumber="549111" />)).toBe('')
})
