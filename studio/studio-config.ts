import { defineConfig, type AssetSource, type PluginOptions, type SourceOptions } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from '../schemas'
import { ToolWithCrashPage } from './components/crash-boundary'
import { FormInput } from './components/form-input'
import { TicketIcon } from './components/ticket-icon'
import { contentCheck } from './content-check/review-tool'
import { documentRules } from './document-rules'
import { help } from './help/help-tool'
import { home } from './home/home-screen'
import { withChangedFields } from './history/history-inspector'
import { replacePicker } from './media/media-picker'
import { STAFF_PAGE } from './pages/former-slugs'
import { pageTemplates } from './pages/templates'
import { BroadcastingLayout, presentation } from './presentation'
import { releaseActions } from './releases/release-actions'
import { releaseDialogs } from './releases/release-dialogs'
import { spanish } from './spanish'
import { privateRequests } from './requests/private-layout'
import { defaultDocumentNode, structure } from './structure'
import { withFailureReports } from './uploads/asset-source'

/** The connection of a Studio to its dataset, and its sign-in. */
export type Connection = Pick<
  SourceOptions,
  'projectId' | 'dataset' | 'auth' | 'unstable_clientFactory'
>

/** `base` in vite.config.ts is the same path. */
const BASE_PATH = '/studio'

/** Services of hosted Sanity that this site does not use. */
const unusedServices = {
  // The Studio's former way to schedule.
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
  mediaLibrary: { enabled: false },
  announcements: { enabled: false },
  apps: { canvas: { enabled: false } },
  beta: { create: { startInCreateEnabled: false } },
}

/** The dataset that the site reads, at `/studio`. */
const siteWorkspace = {
  name: 'default',
  title: 'Yapa',
  subtitle: 'Lo que muestra el sitio',
  basePath: BASE_PATH,
}

/**
 * A dataset that the site does not read, such as a copy for trials, beside `/studio`: the Studio
 * needs paths of the same length for all workspaces.
 */
const otherWorkspace = (dataset: string) => ({
  name: `dataset-${dataset}`,
  title: `Yapa: ${dataset}`,
  subtitle: 'El sitio no muestra estos datos',
  basePath: `${BASE_PATH}-${dataset}`,
})

interface StudioOptions {
  /** Plugins whose tools only administrators see. */
  readonly administratorTools?: PluginOptions[]
  /** What only the embedded lake has. */
  readonly lakePlugins?: PluginOptions[]
  /** Whether the site reads the dataset; by default true. Without it there is no preview. */
  readonly isOfSite?: boolean
}

/** A workspace of the Studio, the same on the embedded lake and on the hosted service. */
export function studioConfig(
  connection: Connection,
  { administratorTools = [], lakePlugins = [], isOfSite = true }: StudioOptions = {},
) {
  const administratorToolNames = administratorTools.flatMap(listToolNames)
  return defineConfig({
    ...connection,
    ...unusedServices,
    ...(isOfSite ? siteWorkspace : otherWorkspace(connection.dataset)),
    icon: TicketIcon,
    plugins: [
      // The Studio opens with the first tool.
      home(),
      structureTool({ name: 'structure', title: 'Estructura', structure, defaultDocumentNode }),
      ...(isOfSite ? [presentation] : []),
      privateRequests(),
      contentCheck(),
      ...(isOfSite ? [releaseDialogs()] : []),
      spanish(),
      ...lakePlugins,
      ...administratorTools,
      help(),
    ],
    // Not in the plugin: the Studio ignores it there.
    releases: isOfSite ? { actions: releaseActions } : {},
    schema: {
      types: schemaTypes,
      // Includes a blank page that replaces the Studio's template.
      templates: (defaults) => [
        ...defaults.filter(({ id }) => id !== STAFF_PAGE),
        ...pageTemplates,
      ],
    },
    studio: { components: { activeToolLayout: ToolWithCrashPage } },
    form: {
      components: { input: FormInput },
      image: { assetSources: (sources) => listSources(sources, 'image') },
      file: { assetSources: (sources) => listSources(sources, 'file') },
    },
    document: {
      ...documentRules,
      ...(isOfSite && { components: { unstable_layout: BroadcastingLayout } }),
      comments: { enabled: false },
      inspectors: (inspectors) => inspectors.map(withChangedFields),
    },
    tools: (tools, { currentUser }) => {
      const isAdministrator = currentUser?.roles.some(({ name }) => name === 'administrator')
      return tools
        .filter(({ name }) => isAdministrator === true || !administratorToolNames.includes(name))
        .map((tool) => (tool.name === 'releases' ? { ...tool, title: 'Lanzamientos' } : tool))
    },
  })
}

/** Uploads say why they fail, and the picker shows names and uses. */
const listSources = (sources: AssetSource[], kind: 'image' | 'file') =>
  replacePicker(sources).map((source) => withFailureReports(source, kind))

function listToolNames({ tools }: PluginOptions): readonly string[] {
  return Array.isArray(tools) ? tools.map(({ name }) => name) : []
}
