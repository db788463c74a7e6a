import { expect, test } from 'vitest'
import { render } from '~/testing/render'
import type { ConsentMode } from '~/services/consent/rules'
import { ConsentNotice } from './consent-notice'

const words = {
  consentText: null,
  acceptLabel: 'Sí',
  rejectLabel: 'No',
  dismissLabel: 'Bueno',
  reopenLabel: 'Otra vez',
  accessibleLabel: 'Aviso',
  allowedText: 'Se usan',
  refusedText: 'No se usan',
  signalText: 'El navegador no quiere',
}

interface Case {
  mode: ConsentMode
  reopenings?: number
  allowed?: boolean
  signalled?: boolean
  missing?: Partial<Record<keyof typeof words, null>>
}

function renderNotice({ mode, reopenings = 0, allowed = false, signalled = false, missing }: Case) {
  const consent = {
    ...{ mode, allowed, signalled, withheld: !allowed },
    ...{ answer: undefined, reopenLabel: undefined, reopen: () => undefined },
  }
  const html = render(
    <ConsentNotice
      words={{ ...words, ...missing }}
      consent={consent}
      reopenings={reopenings}
      onAnswer={() => undefined}
      onClose={() => undefined}
    />,
  )
  return {
    html,
    buttons: [...html.matchAll(/<button[^>]*>([^<]*)/g)].map(([, label]) => label),
  }
}

test('renders nothing while a button lacks its label (CMS-08, ANA-05)', () => {
  expect(renderNotice({ mode: 'ask', missing: { rejectLabel: null } }).html).toBe('')
  expect(renderNotice({ mode: 'notice', missing: { dismissLabel: null } }).html).toBe('')
})
