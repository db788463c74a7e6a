import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { collections, singletons } from '../../../../schemas'
import { type EditingSession, repeat, SETTLE_MS } from './session'

const FOOTER = '/studio/intent/edit/id=footer;type=footer/'
const FIELD = 'field-legalLine'
const POLL_MS = 20
const LONGEST_MS = 60_000

/** Times (EDIT-02) from the navigation to a document until its form has a field, over all kinds of form. */
export async function measureForms({ instance, page, runs }: EditingSession): Promise<number[]> {
  const entries = await instance.client.fetch<{ _id: string; _type: string }[]>(
    '*[_type in $types && !(_id in path("drafts.**"))]{ _id, _type }',
    { types: collections.map(({ type }) => type) },
  )
  const paths = [
    ...singletons.map(({ id, type }) => formPath(id, type)),
    ...collections.flatMap(({ type }) => {
      const entry = entries.find(({ _type }) => _type === type)
      return entry === undefined ? [] : [formPath(entry._id, type)]
    }),
  ]
  return repeat(runs, async (run) => {
    await page.evaluate(navigate, '/studio/structure')
    await page.getByTestId('document-panel-scroller').waitFor({ state: 'detached' })
    await sleep(SETTLE_MS)
    return page.evaluate(timeForm, paths[run % paths.length] ?? FOOTER)
  })
}

function formPath(id: string, type: string): string {
  return `/studio/intent/edit/id=${id};type=${type}/`
}

/** Navigates inside the Studio, as its links do. */
function navigate(path: string) {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/**
 * Navigates to a form; resolves with the milliseconds until the frame that shows a field. It runs in
 * the browser, where functions must not have names: tsx would wrap them in a helper of its own.
 */
function timeForm(path: string): Promise<number> {
  const start = performance.now()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (
        document.querySelector('[data-testid="document-panel-scroller"] [data-testid^="field-"]')
      ) {
        observer.disconnect()
        requestAnimationFrame(() => resolve(performance.now() - start))
      }
    })
    observer.observe(document.body, { childList: true, subtree: true })
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  })
}

/** Times (EDIT-02) from the click on 'Publicar' until a visitor gets the change. */
export async function measurePublications(session: EditingSession): Promise<number[]> {
  const { page, runs } = session
  await page.goto(FOOTER)
  return repeat(runs, async (run) => {
    const text = `Publicada ${run}.`
    await page.getByTestId(FIELD).getByRole('textbox').fill(text)
    const button = page.getByRole('button', { name: 'Publicar', exact: true })
    await button.and(page.locator(':enabled')).waitFor()
    const start = performance.now()
    await button.click()
    await waitForVisitor(session, text)
    const time = performance.now() - start
    await sleep(SETTLE_MS)
    return time
  })
}

/**
 * Requests a page until it has a text.
 * @throws Error after a minute
 */
async function waitForVisitor({ instance }: EditingSession, text: string): Promise<void> {
  const end = performance.now() + LONGEST_MS
  while (performance.now() < end) {
    const page = await fetch(`${instance.site}/about-us`)
    if ((await page.text()).includes(text)) return
    await sleep(POLL_MS)
  }
  throw new Error(`No visitor got “${text}”.`)
}
