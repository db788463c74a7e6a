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

test('offers reject and accept when it asks, only dismiss when it informs (ANA-05)', () => {
  expect(renderNotice({ mode: 'ask' }).buttons).toEqual(['No', 'Sí'])
  expect(renderNotice({ mode: 'notice' }).buttons).toEqual(['Bueno'])
})

test('shows the current choice and lets visitors change it when reopened (ANA-05)', () => {
  const reopened = renderNotice({ mode: 'notice', reopenings: 1, allowed: true })
  expect(reopened.buttons).toEqual(['No', 'Sí'])
  expect(reopened.html).toContain('Se usan')
  expect(renderNotice({ mode: 'ask', reopenings: 1 }).html).toContain('No se usan')
  expect(renderNotice({ mode: 'ask' }).html).not.toContain('No se usan')
})

test('offers only dismiss when the browser sends a privacy signal (ANA-05)', () => {
  const { html, buttons } = renderNotice({ mode: 'ask', reopenings: 1, signalled: true })
  expect(buttons).toEqual(['Bueno'])
  expect(html).toContain('El navegador no quiere')
})

test('renders nothing while a button lacks its label (CMS-08, ANA-05)', () => {
  expect(renderNotice({ mode: 'ask', missing: { rejectLabel: null } }).html).toBe('')
  expect(renderNotice({ mode: 'notice', missing: { dismissLabel: null } }).html).toBe('')
})
