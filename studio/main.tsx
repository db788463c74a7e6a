import { visionTool } from '@sanity/vision'
import { renderStudio } from 'sanity'
import { API_VERSION } from '#config/client-config'
import { account } from './account/account-tool'
import { team } from './account/team-tool'
import { browserConnection, endStoredSession, listOtherDatasets } from './browser-connection'
import { setSpanishDates } from './spanish/dates'
import { studioConfig } from './studio-config'

const backend = __STUDIO_BACKEND__

setSpanishDates()

// index.html hides what only the hosted service has.
document.documentElement.dataset.backend = backend.kind

if (backend.kind === 'embedded') {
  // Hides the warning about slow HTTP/1.1 servers: here the event streams share one WebSocket.
  localStorage.setItem('_sanity_debugProtocol', 'h2')
}

/** Developers open the Studio on the machine that serves it. */
const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)

const administratorTools = [
  team(backend),
  ...(isLocal
    ? [visionTool({ name: 'vision', title: 'Consultas', defaultApiVersion: API_VERSION })]
    : []),
]

// The tool has no option for its first query, and shows an error without one.
const FIRST_QUERY =
  '*[_type == "page"] | order(title) { "nombre": title, "dirección": slug.current }'
const queryKey = `sanityVision:${backend.projectId}`
if (localStorage.getItem(queryKey) === null) {
  localStorage.setItem(queryKey, JSON.stringify({ query: FIRST_QUERY }))
}

const lakePlugins = backend.kind === 'embedded' ? [account()] : []

async function openStudio(root: HTMLElement): Promise<void> {
  await endStoredSession(backend)
  const others = await listOtherDatasets(backend)
  root.replaceChildren()
  renderStudio(root, [
    studioConfig(browserConnection(backend), { administratorTools, lakePlugins }),
    ...others.map((dataset) =>
      studioConfig(browserConnection({ ...backend, dataset }), {
        administratorTools,
        lakePlugins,
        isOfSite: false,
      }),
    ),
  ])
}

const root = document.getElementById('studio')
if (root) void openStudio(root)
