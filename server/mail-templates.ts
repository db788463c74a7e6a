import type { Template } from 'mail-relay/settings'
import {
  type InvestorField,
  investorFields,
  investorForm,
  mapFields,
} from '#config/investor-request'
import { relayAccount } from '#config/mail.server'

const { investor, newsletter, release, review, room, subscriber } = relayAccount.templates

const isText = (name: InvestorField) => investorForm[name].kind === 'text'
const titleOf = (name: InvestorField) => `${investorForm[name].title}:`
const lineFields = investorFields.filter((name) => !isText(name))
const width = Math.max(...lineFields.map((name) => titleOf(name).length)) + 2
const fieldLines = lineFields.map((name) => `${titleOf(name).padEnd(width)}{{${name}}}`)
const fieldTexts = investorFields.filter(isText).map((name) => `${titleOf(name)}\n{{${name}}}`)

/** The messages of the mail relay by template id, in the team's language. */
export const mailTemplates: Readonly<Record<string, Template>> = {
  /** Notifies the team of an investor request (FORM-09). */
  [investor]: {
    subject: 'Nueva solicitud de inversores: {{user_name}}',
    text: `Alguien pidió acceso al plan de inversión desde el sitio.

${fieldLines.join('\n')}

${fieldTexts.join('\n\n')}

Al responder este correo, le respondés a esa persona.
La solicitud completa está en el Studio, en «Solicitudes».`,
    replyTo: { name: '{{user_name}}', address: '{{user_email}}' },
    visitorMaxLengths: mapFields((name) => investorForm[name].maxLength),
  },
  /** Notifies the team of a newsletter signup (NEWS-03). */
  [newsletter]: {
    subject: 'Nueva suscripción al boletín',
    text: 'Alguien se suscribió al boletín desde el sitio.\n\nCorreo:    {{email}}',
    replyTo: { address: '{{email}}' },
  },
  /** Notifies the team of an answer to a review (PLAN-03). */
  [review]: {
    subject: '{{name}} {{outcome}} {{page}}',
    text: `{{name}} {{outcome}} {{page}}.

{{text}}

Lugar: {{place}}

La respuesta está en el Studio, en «Inicio» y junto al documento.`,
    replyTo: { address: '' },
  },
  /** Notifies the team of a scheduled release that was not published (PLAN-02). */
  [release]: {
    subject: 'No se publicó: {{title}}',
    text: `Estaba programado, y a su hora no se publicó nada de esto: {{title}}

{{reason}}

Corregilo y programalo de nuevo:
{{link}}`,
    replyTo: { address: '' },
  },
  /**
   * Sends a subscriber what the site has rendered (NEWS-05, NEWS-06). Mail programs show a button for
   * leaving (RFC 8058).
   */
  [subscriber]: {
    to: '{{email}}',
    subject: '{{subject}}',
    text: '{{text}}',
    html: '{{{html}}}',
    headers: {
      'List-Unsubscribe': '<{{leaveLink}}>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    replyTo: { address: '' },
  },
  /** Sends an investor the link to the room, which the site has rendered (ROOM-01). */
  [room]: {
    to: '{{email}}',
    subject: '{{subject}}',
    text: '{{text}}',
    html: '{{{html}}}',
    replyTo: { address: '' },
  },
}
