import { redirect } from '@remix-run/node'
import { readForm } from '~/lib/http/read-form.server'
import { returnPath } from './return-path'
import { sidebarCookie } from './sidebar-cookie'

/** Enough for a form with a path and one word. */
const MAX_BYTES = 8_192

const statusTexts = { 400: 'Bad Request', 413: 'Payload Too Large' }

/**
 * Collapses or expands the sidebar without scripts (SOS-01).
 * @throws Response 400 for another kind of body, 413 for a longer one
 */
export async function foldSidebar(request: Request): Promise<Response> {
  const form = await readForm(request, MAX_BYTES)
  if ('status' in form) {
    throw new Response(null, { status: form.status, statusText: statusTexts[form.status] })
  }
  const { fields } = form
  return redirect(returnPath(fields.get('from'), request.headers.get('Referer')), {
    status: 303,
    headers: { 'Set-Cookie': sidebarCookie(fields.get('menu') === 'collapsed') },
  })
}
