import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { isPreview } from '~/sanity/preview.server'

interface NoticedPage {
  _type: string
  /** Only legal texts have it. */
  counselNotice?: unknown
  showsCounselNotice?: boolean | null
}

type Answer<Page> = ReturnType<typeof data<{ page: Page }>>

/**
 * Wraps the loader of a page: visitors get the notice that a legal text awaits its review only if
 * staff choose so, previews always (RT-02).
 */
export function withStaffNotice<Page extends NoticedPage>(
  load: (args: LoaderFunctionArgs) => Promise<Answer<Page>>,
) {
  return async (args: LoaderFunctionArgs): Promise<Answer<Page>> => {
    const answer = await load(args)
    const { page } = answer.data
    if (!page.counselNotice || page.showsCounselNotice === true) return answer
    if (await isPreview(args.request)) return answer
    return data({ page: { ...page, counselNotice: null } }, answer.init ?? undefined)
  }
}
