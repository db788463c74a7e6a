import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { isPreview } from '~/sanity/preview.server'

interface LegalPage {
  counselNotice: unknown
  showsCounselNotice: boolean | null
}

type Answer<Page> = ReturnType<typeof data<{ page: Page }>>

/**
 * Wraps the loader of a legal text: visitors get its notice of a pending review only if staff choose
 * so, previews always (RT-02).
 */
export function withStaffNotice<Page extends LegalPage>(
  load: (args: LoaderFunctionArgs) => Promise<Answer<Page>>,
) {
  return async (args: LoaderFunctionArgs): Promise<Answer<Page>> => {
    const answer = await load(args)
    const { page } = answer.data
    if (page.showsCounselNotice === true || (await isPreview(args.request))) return answer
    return data({ page: { ...page, counselNotice: null } }, answer.init ?? undefined)
  }
}
