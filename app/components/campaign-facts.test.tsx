import { expect, test } from 'vitest'
import { siteQuery } from '~/routes/_site/query'
import { render } from '~/testing/render'
import { runQuery } from '~/testing/run-query'
import { CampaignFacts } from './campaign-facts'
import { CampaignUpdates } from './campaign-updates'

const empty = {
  goal: null,
  raisedAmount: null,
  goalAmount: null,
  endsOn: null,
  organizer: null,
  recipient: null,
  verifiedOn: null,
}
/** Settings and labels of the site, as the dataset has them. */
const site = await runQuery(siteQuery, [
  { _id: 'siteSettings', _type: 'siteSettings', progressFrom: 10 },
  {
    _id: 'interfaceLabels',
    _type: 'interfaceLabels',
    campaigns: {
      raised: 'Juntado',
      goal: 'Meta',
      endsOn: 'Hasta el',
      organizer: 'Organiza',
      recipient: 'Recibe la plata',
      verifiedOn: 'Verificada el',
      updates: 'Novedades',
    },
  },
])

const renderFacts = (campaign: Partial<typeof empty> | Record<string, unknown>) =>
  render(<CampaignFacts campaign={{ ...empty, ...campaign }} />, site)

test('shows sums, a progress bar, days, organizer and recipient (RT-04, GIVE-01)', () => {
  const html = renderFacts({
    raisedAmount: 3_264_000,
    goalAmount: 4_800_000,
    endsOn: '2027-11-30',
    organizer: 'La cuadra',
    recipient: 'El club',
    verifiedOn: '2025-03-12',
  })
  expect(html).toMatch(/<progress[^>]* max="4800000" value="3264000" aria-label="Juntado"/)
  expect(html).toMatch(/<dt>Meta<\/dt><dd>\$\s4\.800\.000<\/dd>/)
  expect(html).toContain('<time dateTime="2027-11-30">30 de noviembre de 2027</time>')
  expect(html).toContain('La cuadra')
  expect(html).toContain('<dt>Recibe la plata</dt><dd>El club</dd>')
  expect(html).toContain('<time dateTime="2025-03-12">12 de marzo de 2025</time>')
})

test.each([
  [99, false],
  [100, true],
])('shows a bar from the progress that staff set: %i of 1000 (GIVE-01)', (raisedAmount, shown) => {
  const html = renderFacts({ raisedAmount, goalAmount: 1000 })
  expect(html.includes('<progress')).toBe(shown)
  expect(html).toContain('Juntado')
})

test('shows complete updates with date and text (GIVE-01, CMS-08)', () => {
  const update = { _key: 'a', date: '2025-04-02', text: 'Hay colchones.', picture: null }
  const renderUpdates = (updates: Parameters<typeof CampaignUpdates>[0]['updates']) =>
    render(<CampaignUpdates updates={updates} />, site)
  const html = renderUpdates([update, { ...update, _key: 'b', text: null }])
  expect(html).toContain('<summary>Novedades</summary>')
  expect(html.match(/<li>/g)).toHaveLength(1)
  expect(html).toMatch(/2 de abril de 2025<\/time><p>Hay colchones/)
  expect(renderUpdates(null)).toBe('')
})
