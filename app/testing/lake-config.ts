import { clientConfig } from '#config/client-config'

/** The client's configuration for an embedded lake at this address. */
export const lakeConfig = (apiHost: string) =>
  clientConfig({
    kind: 'embedded',
    projectId: 'embedded',
    dataset: 'production',
    apiHost,
    publicApiHost: apiHost,
  })
