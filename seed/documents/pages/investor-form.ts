import type { InvestorsPage } from '#app/sanity/types.generated'
import { accentTitle, richText } from '#config/portable-text'
import { items } from '../../authoring/document'

/** Labels of the header (INV-07). */
export const investorHeader: NonNullable<InvestorsPage['header']> = {
  logoLabel: '{product}, ir al inicio',
  quickContactLabel: 'Contacto rápido',
  formOpenLabel: 'Quiero el plan',
  formCloseLabel: 'Cerrar el formulario',
  navigationLabel: 'Encabezado de inversores',
}

/** Texts of the pop-up form; keys are the names of the posted fields (INV-11, FORM-01). */
export const investorForm: NonNullable<InvestorsPage['form']> = {
  title: accentTitle('Pedí el plan _completo_'),
  lead: 'Dejanos tus datos y te lo mandamos. Sin compromiso y sin llamados insistentes.',
  labels: {
    user_name: 'Nombre y apellido',
    user_whatsapp: 'WhatsApp',
    user_email: 'Correo electrónico',
    user_currency: 'Moneda en la que pensás invertir',
    user_message: 'Mensaje',
  },
  placeholders: {
    user_name: 'Como querés que te llamemos',
    user_whatsapp: '+54 11 4000 0000',
    user_email: 'nombre@correo.com',
    user_message: 'Contanos qué te interesa o preguntá lo que quieras',
  },
  currencies: items('formOption', [
    { value: 'ARS', label: 'ARS: pesos argentinos' },
    { value: 'USD', label: 'USD: dólares' },
    { value: 'USDT', label: 'USDT: dólares digitales' },
  ]),
  requiredNote: 'Los campos con * son obligatorios.',
  optionalLabel: 'optativo',
  submitLabel: 'Enviar mi pedido',
  closeLabel: 'Cerrar el formulario',
  honeypotLabel: 'Si sos una persona, dejá este campo vacío',
  captcha: {
    label: 'Comprobar que no soy un robot',
    working: 'Comprobando…',
    done: 'Listo, comprobado',
    failed: 'No se pudo comprobar',
    retry: 'Volver a probar',
    question: '¿Cuánto es {a} más {b}?',
    consentText:
      'Para mandar el pedido hay que comprobar que no sos un robot. Lo hace reCAPTCHA, de Google, que recibe tu IP y datos del navegador.',
    consentLabel: 'Cargar reCAPTCHA',
  },
  privacyLine: richText(
    'Usamos estos datos solo para responderte y mandarte el plan. Cómo los cuidamos y cómo pedir que los borremos: [política de privacidad](/privacy-policy).',
  ),
}
