import { expect, test } from 'vitest'
import { render } from '~/blocks/render-for-test'
import { SocialPost } from '~/components/social-post'
import { SosOpening } from '~/components/sos-opening'
import { CampaignTicket } from '../_site.sosBahia._index/campaign-ticket'
import { HelpLink } from './help-link'
import { Sidebar } from './sidebar'

const nothing = () => undefined
const bare = { title: null, links: null, help: null, labels: null }

test('CMS-08 a menu that nobody has filled in leaves the page standing', () => {
  const html = render(<Sidebar layout={bare} collapsed={false} onToggle={nothing} />)
  expect(html).not.toMatch(/undefined|null|\[object/)
  expect(html).not.toContain('<button')
})

test('CMS-08 an entry with an unsafe address keeps its words and is no link', () => {
  const links = [{ _key: 'a', label: 'Ayuda', href: 'javascript:alert(1)', emoji: null }]
  const html = render(<Sidebar layout={{ ...bare, links }} collapsed={false} onToggle={nothing} />)
  expect(html).toContain('Ayuda')
  expect(html).not.toContain('javascript:')
})

test("CMS-08 the help link takes the settings' number, and without any is left out", () => {
  const help = { label: 'Pedir ayuda', number: null, message: 'Hola' }
  const layout = { ...bare, help }
  expect(render(<HelpLink layout={layout} defaultNumber="549111" />)).toContain('wa.me/549111?')
  expect(render(<HelpLink layout={layout} defaultNumber={null} />)).toBe('')
  expect(render(<HelpLink layout={null} defaultNumber="549111" />)).toBe('')
})

test('CMS-08 a campaign and a post without anything, and an opening without words', () => {
  const campaign = { _id: 'a', title: null, link: null, summary: null, picture: null }
  const post = { platform: null, author: null, text: null, date: null, url: null, picture: null }
  for (const html of [
    render(<CampaignTicket campaign={campaign} linkLabel={null} />),
    render(<SocialPost post={post} linkLabel={null} />),
    render(<SosOpening heading={null} lead={null} />),
  ]) {
    expect(html).not.toMatch(/undefined|null|<a |<img|<h\d/)
  }
})
