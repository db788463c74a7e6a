import { signInText } from './sign-in-text'

/**
 * Script of the sign-in page while an account is under attack: it solves the challenge while the user
 * types, and delays the form until then. Without Web Crypto (no TLS) the form waits in the queue. The
 * hash of this text is part of the policy.
 */
export const signInScript = `
const form = document.forms[0]
const { proof } = form.elements
const challenge = JSON.parse(proof.dataset.challenge)
const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters
const toBytes = (hex) => Uint8Array.from(hex.match(/../g), (two) => parseInt(two, 16))
const toHex = (buffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')

async function solve() {
  const password = new Uint8Array([...toBytes(nonce), 0, 0, 0, 0])
  const view = new DataView(password.buffer)
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: toBytes(salt), iterations: cost }
  for (let counter = 0; ; counter += 1) {
    view.setUint32(password.length - 4, counter)
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    const derivedKey = toHex(await crypto.subtle.deriveBits(parameters, key, keyLength * 8))
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey }
  }
}

if (crypto.subtle === undefined) {
  form.insertAdjacentHTML('beforeend', '<input type="hidden" name="waits" value="1">')
} else {
  const solved = solve().then((solution) => {
    proof.value = JSON.stringify({ challenge, solution })
  })
  form.addEventListener('submit', (event) => {
    if (proof.value !== '') return
    event.preventDefault()
    const button = form.querySelector('button')
    button.disabled = true
    button.textContent = ${JSON.stringify(signInText.computing)}
    solved.then(() => form.requestSubmit(event.submitter))
  })
}
`
