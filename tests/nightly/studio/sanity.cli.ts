import { defineCliConfig } from 'sanity/cli'

/** As `sanity init` writes it, with the address of the API. */
export default defineCliConfig({
  api: {
    projectId: 'blog7abc',
    dataset: 'production',
    // The CLI passes it on to its clients, though its types do not name it.
    ...{ apiHost: process.env.SANITY_STUDIO_API_HOST },
  },
  deployment: { autoUpdates: false },
})
