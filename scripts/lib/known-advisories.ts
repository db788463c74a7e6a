/** A published security advisory for a package that the browser or a server loads. */
interface Advisory {
  /** At `https://github.com/advisories/<id>`. */
  readonly id: string
  readonly package: string
  /** The first vulnerable version; every earlier one is vulnerable without it. */
  readonly from?: string
  /** The first version without the vulnerability. */
  readonly fixed: string
  /** Why the vulnerability is not reachable here; SECURITY.md says more and names the test. */
  readonly accepted?: string
}

/**
 * The advisories that package-lock.json is compared with, since `npm audit` gets no answer from
 * some registries. Add one when it is published, also when the installed version is fixed.
 */
export const knownAdvisories: readonly Advisory[] = [
  {
    id: 'GHSA-337j-9hxr-rhxg',
    package: 'react-router',
    from: '6.4.0',
    fixed: '7.18.0',
    accepted: 'Errors reach the browser without their class.',
  },
  {
    id: 'GHSA-wrjc-x8rr-h8h6',
    package: 'react-router',
    from: '6.0.0',
    fixed: '7.18.0',
    accepted: 'Addresses with a backslash reach neither links nor navigations.',
  },
  {
    id: 'GHSA-rxv8-25v2-qmq8',
    package: 'turbo-stream',
    fixed: '3.0.0',
    accepted: 'Responses repeat only short texts of a request.',
  },
  { id: 'GHSA-jjmj-jmhj-qwj2', package: 'react-router-dom', from: '6.30.2', fixed: '6.30.6' },
  { id: 'GHSA-jjmj-jmhj-qwj2', package: '@remix-run/router', from: '1.23.1', fixed: '1.23.4' },
  { id: 'GHSA-2j2x-hqr9-3h42', package: 'react-router', from: '6.7.0', fixed: '6.30.4' },
  { id: 'GHSA-2w69-qvjg-hvjx', package: '@remix-run/router', fixed: '1.23.2' },
  { id: 'GHSA-8v8x-cx79-35w7', package: '@remix-run/react', fixed: '2.17.4' },
  { id: 'GHSA-8x6r-g9mw-2r78', package: '@remix-run/server-runtime', fixed: '2.17.5' },
  { id: 'GHSA-9583-h5hc-x8cw', package: '@remix-run/node', fixed: '2.17.2' },
  { id: 'GHSA-4mjr-xmp4-gh2g', package: 'qs', fixed: '6.16.0' },
  { id: 'GHSA-rhx6-c78j-4q9w', package: 'path-to-regexp', fixed: '0.1.12' },
  { id: 'GHSA-pxg6-pf52-xh8x', package: 'cookie', fixed: '0.7.0' },
  { id: 'GHSA-96hv-2xvq-fx4p', package: 'ws', from: '8.0.0', fixed: '8.21.0' },
  { id: 'GHSA-2x7j-588g-ccc2', package: 'nodemailer', fixed: '9.1.0' },
  { id: 'GHSA-23hp-3jrh-7fpw', package: 'tar', fixed: '7.5.19' },
]
