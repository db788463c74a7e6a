import { sent, type Target } from './post'

const fromElsewhere = (name: string, headers: (target: Target) => Record<string, string>) =>
  sent(`from ${name}`, 'notAccepted', 403, (good, target) => {
    const { 'Content-Type': type = '' } = good.headers
    return { ...good, headers: { 'Content-Type': type, ...headers(target) } }
  })

const origins = [
  fromElsewhere('nowhere', () => ({})),
  fromElsewhere('another site', () => ({ Origin: 'https://evil.example' })),
  fromElsewhere('a site that begins like ours', ({ origin }) => ({
    Origin: `${origin}.evil.example`,
  })),
  fromElsewhere('our host by another protocol', () => ({ Origin: 'ftp://localhost' })),
  fromElsewhere('a page without an address', () => ({ Origin: 'null' })),
  fromElsewhere('an address that is none', () => ({ Origin: 'yapa' })),
  fromElsewhere('two addresses', ({ origin }) => ({ Origin: `${origin}, https://evil.example` })),
  fromElsewhere('another site, by its browser', ({ origin }) => ({
    Origin: origin,
    'Sec-Fetch-Site': 'cross-site',
  })),
  fromElsewhere('a neighbour, by its browser', ({ origin }) => ({
    Origin: origin,
    'Sec-Fetch-Site': 'same-site',
  })),
  fromElsewhere('an address bar', ({ origin }) => ({ Origin: origin, 'Sec-Fetch-Site': 'none' })),
  fromElsewhere('a browser that lies', () => ({ 'Sec-Fetch-Site': 'Same-Origin' })),
]

const methods = ['PUT', 'PATCH', 'DELETE'].map((method) =>
  sent(`by ${method}`, 'notAccepted', 405, (good) => ({ ...good, method })),
)

/** Good forms that no page of ours has sent. */
export const badSenders = [origins, methods].flat()
