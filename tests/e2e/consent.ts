import type { Page } from 'playwright/test'
import type { ConsentMode } from '../../app/services/consent/rules'
import type { House } from './house'
import { settled } from './settled'

/** Has the site treat third parties in that way. */
export async function setConsentMode(house: House, mode: ConsentMode): Promise<void> {
  await house.client.patch('siteSettings').set({ 'privacy.consentMode': mode }).commit()
  await settled(house)
}

/** The notice's parts, by their words in the seed. */
export function noticeOf(page: Page) {
  const whole = page.getByRole('region', { name: 'Aviso sobre servicios de otras empresas' })
  return {
    whole,
    accept: whole.getByRole('button', { name: 'Aceptar' }),
    reject: whole.getByRole('button', { name: 'Rechazar' }),
    dismiss: whole.getByRole('button', { name: 'Entendido' }),
    isUsed: whole.getByText('Ahora: los usamos.'),
    isNotUsed: whole.getByText('Ahora: no los usamos.'),
    isSignalled: whole.getByText('tu navegador pide que no te sigan'),
    /** The footer's button. */
    reopen: page
      .getByRole('contentinfo')
      .getByRole('button', { name: 'Cambiar mi elección de privacidad' }),
  }
}

/** What a browser may say for its visitor, each as a script that has it said. */
export const signals = [
  ['Do-Not-Track', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
  [
    'Global Privacy Control',
    () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  ],
] as const
