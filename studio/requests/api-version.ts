/** Version of the dataset's API that this section of the Studio is written for. */
export const API_VERSION = '2025-02-19'
