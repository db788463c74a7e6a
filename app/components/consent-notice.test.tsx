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
  lacks?: Partial<Record<keyof typeof words, null>>
}

function notice({ mode, reopenings = 0, allowed = false, signalled = false, lacks }: Case) {
  const consent = {
    ...{ mode, allowed, signalled, withheld: !allowed },
    ...{ answer: undefined, reopenLabel: undefined, reopen: () => undefined },
  }
  const html = render(
    <ConsentNotice
      words={{ ...words, ...lacks }}
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
  expect(notice({ mode: 'ask' }).buttons).toEqual(['No', 'Sí'])
  expect(notice({ mode: 'notice' }).buttons).toEqual(['Bueno'])
})

test('shows the current choice and lets visitors change it when reopened (ANA-05)', () => {
  const used = notice({ mode: 'notice', reopenings: 1, allowed: true })
  expect(used.buttons).toEqual(['No', 'Sí'])
  expect(used.html).toContain('Se usan')
  expect(notice({ mode: 'ask', reopenings: 1 }).html).toContain('No se usan')
  expect(notice({ mode: 'ask' }).html).not.toContain('No se usan')
})

test('offers only dismiss when the browser sends a privacy signal (ANA-05)', () => {
  const { html, buttons } = notice({ mode: 'ask', reopenings: 1, signalled: true })
  expect(buttons).toEqual(['Bueno'])
  expect(html).toContain('El navegador no quiere')
})

test('renders nothing while a button lacks its label (CMS-08, ANA-05)', () => {
  expect(notice({ mode: 'ask', lacks: { rejectLabel: null } }).html).toBe('')
  expect(notice({ mode: 'notice', lacks: { dismissLabel: null } }).html).toBe('')
})
