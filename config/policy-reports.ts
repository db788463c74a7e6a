/** Where browsers report what a Content-Security-Policy blocked; app/routes/[_]csp.ts. */
export const POLICY_REPORTS_PATH = '/_csp'
