import { warn } from '~/lib/browser/console-warning'
import { investorFields } from '~/services/investor-requests/form/definition'
import type { MailToSend } from '~/services/investor-requests/form/reply'
import { investorPaths } from '~/lib/links/page-paths'
import { createEmailClient } from '~/services/email-client/client'
import { readField } from './posted-fields'

/**
 * Sends a stored request by e-mail, then reports it to the server (FORM-09).
 * @param posted the fields of the form on the page
 * @returns the response text of the service
 * @throws EmailFailure when it was not sent; the server then sends it later
 */
export function sendByEmail(posted: FormData, { settings, report }: MailToSend): Promise<string> {
  return createEmailClient(settings).sendForm(emailForm(posted), () => sendReport(report))
}

/**
 * The form for the service: its fields only. Key, stamp, captcha and honeypot are for the
 * server.
 */
function emailForm(posted: FormData): HTMLFormElement {
  const form = document.createElement('form')
  for (const name of investorFields) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = readField(posted, name)
    form.append(input)
  }
  return form
}

/** Does not wait: the page is about to change, and a lost report costs at most a second e-mail. */
function sendReport(report: MailToSend['report']): void {
  const body = new URLSearchParams({ ...report })
  const failed = (reason: string) => warn('investors.reportFailed', { reason })
  fetch(investorPaths.report, { method: 'POST', body, keepalive: true }).then(
    ({ ok, status }) => {
      if (!ok) failed(String(status))
    },
    (error: unknown) => failed(String(error)),
  )
}
