import { readFile } from 'node:fs/promises'
import { createClient } from '@sanity/client'
import { z } from 'zod'
import { clientConfig, embeddedContent } from '../../config/client-config'
import { writeToken, type Env } from '../../config/env.server'

const USAGE = `npm run sanity -- hook create <file>
  Creates a webhook of the embedded lake. The file has the fields of the API as JSON:
  {"name": "…", "url": "https://…", "dataset": "production", "secret": "…",
   "rule": {"on": ["create", "update", "delete"], "filter": "_type == \\"…\\"", "projection": "{_id}"}}
  The operator must have added the origin of the URL to LAKE_WEBHOOK_ORIGINS.`

const hookShape = z.object({ id: z.string(), name: z.string(), url: z.string() })

/**
 * Creates a webhook. Sanity's own command only opens a page of the hosted service.
 * @param file path of the webhook's JSON
 * @returns the text to print
 * @throws Error with a message for the terminal
 */
export async function createHook(file: string | undefined, settings: Env): Promise<string> {
  if (file === undefined || file.startsWith('-')) throw new Error(USAGE)
  const content = embeddedContent(settings, 'Create webhooks at sanity.io/manage.')
  const body = z.record(z.string(), z.unknown()).parse(JSON.parse(await readFile(file, 'utf8')))
  const client = createClient({
    ...clientConfig(content),
    apiVersion: '2021-10-04',
    token: writeToken(settings),
    maxRetries: 0,
  })
  const uri = `/hooks/projects/${content.projectId}`
  const { id, name, url } = hookShape.parse(
    await client.request<unknown>({ method: 'POST', uri, body }),
  )
  return `Created the webhook "${name}" (${id}) for ${url}`
}
