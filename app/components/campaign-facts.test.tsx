import { expect, test } from 'vitest'
import { render } from '~/testing/render'
import { CampaignFacts } from './campaign-facts'
import { SiteProvider } from './site-context'

const empty = { goal: null, raisedAmount: null, goalAmount: null, endsOn: null, organizer: null }
const labels = {
  general: null,
  carousel: null,
  testimonials: null,
  tickets: null,
  campaigns: { raised: 'Juntado', goal: 'Meta', endsOn: 'Hasta el', organizer: 'Organiza' },
  figures: null,
  fromInvestors: null,
  print: null,
}
const site = {
  settings: null,
  navigation: null,
  footer: null,
  search: null,
  downloads: null,
  menuPages: [],
  messages: null,
  labels,
}

function renderFacts(campaign: Partial<typeof empty> | Record<string, unknown>) {
  return render(
    <SiteProvider value={site}>
      <CampaignFacts campaign={{ ...empty, ...campaign }} />
    </SiteProvider>,
  )
}

test('shows sums, a progress bar, the last day and the organizer (RT-04)', () => {
  const html = renderFacts({
    raisedAmount: 3_264_000,
    goalAmount: 4_800_000,
    endsOn: '2027-11-30',
    organizer: 'La cuadra',
  })
  expect(html).toMatch(/<progress[^>]* max="4800000" value="3264000" aria-label="Juntado"/)
  expect(html).toMatch(/<dt>Meta<\/dt><dd>\$\s4\.800\.000<\/dd>/)
  expect(html).toContain('<time dateTime="2027-11-30">30 de noviembre de 2027</time>')
  expect(html).toContain('La cuadra')
})

test('shows the sum in words without a goal in pesos, and no bar (CMS-08)', () => {
  const html = renderFacts({ goal: 'Meta: un techo', raisedAmount: 10 })
  expect(html).toContain('Meta: un techo')
  expect(html).not.toContain('<progress')
})

test('renders nothing for a campaign without facts, or without labels (CMS-08)', () => {
  expect(renderFacts({})).toBe('')
  expect(render(<CampaignFacts campaign={{ ...empty, raisedAmount: 5 }} />)).toBe('')
})
