import type { Template } from 'mail-relay/settings'
import {
  type InvestorField,
  investorFields,
  investorForm,
  mapFields,
} from '#config/investor-request'
import { relayAccount } from '#config/mail.server'

const { investor, newsletter, release, review, room, subscriber } = relayAccount.templates

/** One column with the colours of the site. Mail programs read no style sheets. */
const htmlWith = (footer: string) => `<!DOCTYPE html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{subject}}</title>
</head>
<body style="margin:0;padding:24px 16px;background:#fcefd6;color:#1d1736;font:17px/1.5 Figtree,system-ui,Arial,sans-serif;overflow-wrap:anywhere">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;font:900 24px/1 'Arial Black',Arial,sans-serif">{{brand}}</p>
<div style="padding:28px 24px;background:#fff8ea;border-top:6px solid #ffc436">
<h1 style="margin:0 0 16px;font:900 30px/1.1 'Arial Black',Arial,sans-serif">{{title}}</h1>
<pre style="margin:0 0 24px;font:inherit;white-space:pre-wrap">
{{text}}
</pre>
<p style="margin:0"><a href="{{link}}" style="display:inline-block;padding:14px 28px;background:#1d1736;color:#fff8ea;border-radius:4px;font-weight:700;text-decoration:none">{{button}}</a></p>
</div>
<p style="margin:20px 0 0;color:#564d70;font-size:14px">${footer}</p>
</div>
</body>
</html>`

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
   * Writes to a subscriber with words of the dataset (NEWS-05). Mail programs show a button for leaving
   * (RFC 8058). Nothing is loaded from a server, so nobody learns whether the message was opened.
   */
  [subscriber]: {
    to: '{{email}}',
    subject: '{{subject}}',
    text: `{{title}}

{{text}}

{{button}}: {{link}}

-- 
{{reason}}
{{leave}}: {{leaveLink}}`,
    html: htmlWith('{{reason}} <a href="{{leaveLink}}" style="color:#1d1736">{{leave}}</a>'),
    headers: {
      'List-Unsubscribe': '<{{leaveLink}}>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    replyTo: { address: '' },
  },
  /** Sends an investor the link to the room, with words of the dataset (ROOM-01). */
  [room]: {
    to: '{{email}}',
    subject: '{{subject}}',
    text: `{{title}}

{{text}}

{{button}}: {{link}}

-- 
{{reason}}`,
    html: htmlWith('{{reason}}'),
    replyTo: { address: '' },
  },
}
