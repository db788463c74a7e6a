import { expect, test } from 'vitest'
import { render } from '~/testing/render'
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
const consent = {
  allowed: false,
  signalled: false,
  withheld: true,
  answer: undefined,
  reopenLabel: undefined,
  reopen: () => undefined,
}

test.each([
  ['ask', { rejectLabel: null }],
  ['notice', { dismissLabel: null }],
] as const)(
  'renders nothing in mode %s while a button lacks %j (CMS-08, ANA-05)',
  (mode, missing) => {
    const html = render(
      <ConsentNotice
        words={{ ...words, ...missing }}
        consent={{ ...consent, mode }}
        reopenings={0}
        onAnswer={() => undefined}
        onClose={() => undefined}
      />,
    )
    expect(html).toBe('')
  },
)
