import { useClient } from 'sanity'
import { API_VERSION } from '#config/client-config'

/** The client of the workspace's dataset, with the API version of the site. */
export const useDatasetClient = () => useClient({ apiVersion: API_VERSION })
