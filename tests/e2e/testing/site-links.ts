import type { APIRequestContext, Page } from 'playwright/test'

/** Returns the page's links to this site without duplicates. */
export async function findSiteLinks(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) =>
      all.flatMap((link) =>
        link instanceof HTMLAnchorElement && link.origin === location.origin ? [link.href] : [],
      ),
    )
  return [...new Set(links)]
}

interface Answer {
  found: boolean
  text: string
}

const answers = new Map<string, Promise<Answer>>()

/** Whether a link's page exists and contains the fragment. Each page is requested once. */
export async function isWorkingLink(request: APIRequestContext, link: string): Promise<boolean> {
  const { hash } = new URL(link)
  const address = link.slice(0, link.length - hash.length)
  const answer = answers.get(address) ?? fetchPage(request, address)
  answers.set(address, answer)
  const { found, text } = await answer
  return found && (hash === '' || text.includes(` id="${decodeURIComponent(hash.slice(1))}"`))
}

async function fetchPage(request: APIRequestContext, address: string): Promise<Answer> {
  const response = await request.get(address)
  const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false
  return { found: response.ok(), text: isPage ? await response.text() : '' }
}
