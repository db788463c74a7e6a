import { visionTool } from '@sanity/vision'
import { renderStudio } from 'sanity'
import { API_VERSION } from '../config/client-config'
import { browserConnection, completeSignIn } from './browser-connection'
import { studioConfig } from './studio-config'

const backend = __STUDIO_BACKEND__

if (backend.kind === 'embedded') {
  // The Studio warns about slow servers when the API answers over HTTP/1.1. Here its event streams
  // share one WebSocket, so the reason for the warning is gone.
  localStorage.setItem('_sanity_debugProtocol', 'h2')
}

/** Whether the page was opened on the machine that serves it, as developers do. */
const onOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)

const developmentTools = onOwnMachine
  ? [visionTool({ name: 'vision', title: 'Consultas', defaultApiVersion: API_VERSION })]
  : []

async function openStudio(root: HTMLElement): Promise<void> {
  await completeSignIn(backend)
  root.replaceChildren()
  renderStudio(root, studioConfig(browserConnection(backend), developmentTools))
}

const root = document.getElementById('studio')
if (root) void openStudio(root)
