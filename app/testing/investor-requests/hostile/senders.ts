import { withRequest, type Target } from './post'

const fromOrigin = (name: string, headers: (target: Target) => Record<string, string>) =>
  withRequest(`from ${name}`, 'notAccepted', 403, (valid, target) => {
    const { 'Content-Type': type = '' } = valid.headers
    return { ...valid, headers: { 'Content-Type': type, ...headers(target) } }
  })

const origins = [
  fromOrigin('no origin', () => ({})),
  fromOrigin('another site', () => ({ Origin: 'https://evil.example' })),
  fromOrigin('a host with our host as prefix', ({ origin }) => ({
    Origin: `${origin}.evil.example`,
  })),
  fromOrigin('our host by another protocol', () => ({ Origin: 'ftp://localhost' })),
  fromOrigin('an opaque origin', () => ({ Origin: 'null' })),
  fromOrigin('an invalid origin', () => ({ Origin: 'yapa' })),
  fromOrigin('two origins', ({ origin }) => ({ Origin: `${origin}, https://evil.example` })),
  fromOrigin('another site (Sec-Fetch-Site)', ({ origin }) => ({
    Origin: origin,
    'Sec-Fetch-Site': 'cross-site',
  })),
  fromOrigin('a sibling subdomain (Sec-Fetch-Site)', ({ origin }) => ({
    Origin: origin,
    'Sec-Fetch-Site': 'same-site',
  })),
  fromOrigin('the address bar', ({ origin }) => ({ Origin: origin, 'Sec-Fetch-Site': 'none' })),
  fromOrigin('an invalid Sec-Fetch-Site', () => ({ 'Sec-Fetch-Site': 'Same-Origin' })),
]

const methods = ['PUT', 'PATCH', 'DELETE'].map((method) =>
  withRequest(`by ${method}`, 'notAccepted', 405, (valid) => ({ ...valid, method })),
)

/** Valid forms that no page of the site sends. */
export const hostileSenders = [origins, methods].flat()
