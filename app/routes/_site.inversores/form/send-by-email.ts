import { warn } from '~/lib/browser-log'
import { investorFields } from '~/lib/investor-form/definition'
import type { MailToSend } from '~/lib/investor-form/reply'
import { investorPaths } from '~/lib/site-pages'
import { createEmailClient } from '~/services/email-client/client'
import { textOf } from './posted'

/**
 * Sends a stored request by e-mail, and tells the server once the service has taken it (FORM-09).
 * @param posted the fields of the form on the page
 * @returns the text of the service's answer
 * @throws EmailFailure when it was not sent; the server sends it later then
 */
export function sendByEmail(posted: FormData, { settings, report }: MailToSend): Promise<string> {
  return createEmailClient(settings).sendForm(emailForm(posted), () => sendReport(report))
}

/**
 * The form that goes out: the five fields and nothing else. Key, stamp, captcha and trap of the
 * form on the page are for the server alone.
 */
function emailForm(posted: FormData): HTMLFormElement {
  const form = document.createElement('form')
  for (const name of investorFields) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = textOf(posted, name)
    form.append(input)
  }
  return form
}

/** Not waited for: a report that is lost costs a second e-mail, and the page is about to go. */
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
