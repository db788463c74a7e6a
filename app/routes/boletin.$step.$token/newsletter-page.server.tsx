import { LinkTicket, respondWithLinkPage } from '~/lib/http/link-page.server'
import type { NewsletterTextsQueryResult } from '~/sanity/types.generated'
import type { LinkedStep } from '~/services/newsletter/signup-link.server'

/** `open`: the button waits. `done`: it was pressed. `invalid`: the link does not work. */
export type LinkState = 'open' | 'done' | 'invalid'

interface NewsletterPage extends NewsletterTextsQueryResult {
  step: LinkedStep | undefined
  state: LinkState
}

/** Answers with the page of a newsletter link (NEWS-05). */
export function respondWithPage(
  { brand, texts, step, state }: NewsletterPage,
  status: number,
): Response {
  const page = step === 'confirm' ? texts?.confirmPage : texts?.leavePage
  const done = { title: page?.doneTitle, text: page?.doneText }
  const words = state === 'invalid' ? texts?.invalidPage : state === 'done' ? done : page
  const ticket = (
    <LinkTicket title={words?.title} text={words?.text}>
      {state === 'open' && page?.button ? (
        <form method="post">
          <button className="button" type="submit">
            {page.button}
          </button>
        </form>
      ) : null}
    </LinkTicket>
  )
  const options = { brand, title: words?.title, homeLabel: texts?.homeLabel, state }
  return respondWithLinkPage({ ...options, children: ticket }, { status, path: '/boletin' })
}
