import type { Page } from 'playwright/test'
import type { ConsentMode } from '#app/services/consent/rules'
import type { TestInstance } from './test-instance'
import { waitForFreshContent } from './fresh-content'

/** Sets the consent mode and waits until the site uses it. */
export async function setConsentMode(instance: TestInstance, mode: ConsentMode): Promise<void> {
  const transaction = instance.client.transaction()
  transaction.patch('siteSettings', { set: { 'privacy.consentMode': mode } })
  await waitForFreshContent(instance, transaction)
}

/** Locators of the notice, by the texts of the seed. */
export function consentNotice(page: Page) {
  const root = page.getByRole('region', { name: 'Aviso sobre servicios de otras empresas' })
  return {
    root,
    accept: root.getByRole('button', { name: 'Aceptar' }),
    reject: root.getByRole('button', { name: 'Rechazar' }),
    dismiss: root.getByRole('button', { name: 'Entendido' }),
    isUsed: root.getByText('Ahora: los usamos.'),
    isNotUsed: root.getByText('Ahora: no los usamos.'),
    isSignalled: root.getByText('tu navegador pide que no te sigan'),
    /** The footer's button. */
    reopen: page
      .getByRole('contentinfo')
      .getByRole('button', { name: 'Cambiar mi elección de privacidad' }),
  }
}
