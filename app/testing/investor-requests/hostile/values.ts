import type { InvestorField } from '~/services/investor-requests/form/definition'
import { withFields, INJECTION, shorten } from './post'

const values = (field: InvestorField, bad: readonly string[]) =>
  bad.map((value) => withFields(`${field} ${shorten(value)}`, 'invalid', { [field]: value }))

const badNames = values('user_name', [
  ...['', '   ', '\u00a0', '\u200b\u200b\u200b\u200b', '\u202e\u202d', 'Ana', ' Al ', 'é\u0301'],
  ...[`Ana${INJECTION}`, 'Ana\nSubject: otra', 'Ana\rCc: x@correo.example', 'Ana\tGómez'],
  ...['Ana\0Gómez', 'Ana\u0007Gómez', 'Ana\u001b[31m', 'Ana\u007fGómez', 'Ana\u0085Gómez'],
  ...['Ana\u2028Gómez', 'Ana\u2029Gómez', '<script>alert(1)</script>', '"><svg onload=alert(1)>'],
  ...['<img src=x onerror=alert(1)>', 'a'.repeat(121), `Z${'\u0301'.repeat(200)}`],
])

const badPhones = values('user_whatsapp', [
  ...['', '  ', '0', '12345678', '+1234567', 'cuatro mil', '+54 11 4000 000a', '٠١٢٣٤٥٦٧٨٩'],
  ...['++54 11 4000 0000', '54+11 4000 0000', '+54 9 11 40 00 00', '1 2 3 4 5 6 7 8 9'],
  ...['+54   11 4000 0000', '=1+1234567890', '@SUM(1,2)3456789', '-1234567890', '1234567890-'],
  ...[`+54 11 4000 0000${INJECTION}`, '+54 11\n4000 0000', '+54 11\t4000 0000', '+54\x0011 4000'],
  ...["1234567890'; DROP TABLE requests; --", '<b>1234567890</b>', '${7*7}1234567', '1'.repeat(31)],
  ...['1e1234567', '0x1234567890', '+54 11 4000 0000 ext. 5', 'tel:+541140000000'],
])

const badEmails = values('user_email', [
  ...[
    '',
    ' ',
    'ana',
    'ana@',
    '@correo.example',
    'a@b.co',
    'abc@de.com',
    'ana@correo',
    'ana@correo.e',
  ],
  ...[
    'ana correo@correo.example',
    'ana@@correo.example',
    'ana@correo..example',
    'ana@-correo.example',
  ],
  ...[
    `ana@correo.example${INJECTION}`,
    'ana@correo.example\nBcc: x@correo.example',
    'ana@127.0.0.1',
  ],
  ...['ana@correo.example,beto@correo.example', 'ana@correo.example;beto@correo.example'],
  ...[
    'Ana <ana@correo.example>',
    '<script>@correo.example',
    '"ana"@correo.example',
    'ana@[::1].example',
  ],
  ...[
    'aña@correo.example',
    'ana@correo.example\0',
    'ana@correo.example%0aBcc',
    `${'a'.repeat(65)}@c.example`,
  ],
  ...['javascript:alert(1)@x', 'ana@correo.example\u2028x', `ana@${'a.'.repeat(130)}example`],
  ...[`${'a'.repeat(300)}@correo.example`, '=cmd|x@correo.example|', 'ana@correo.example ana'],
])

const badCurrencies = values('user_currency', [
  ...['', 'usd', 'EUR', 'USD ', ' USD', 'USD,ARS', 'USDT\0', 'BTC', '__proto__', '<b>USD</b>'],
])

const badMessages = values('user_message', [
  'a'.repeat(4_001),
  '👩'.repeat(4_001),
  'á'.repeat(4_001),
])

/** Values that the fields reject. */
export const hostileValues = [badNames, badPhones, badEmails, badCurrencies, badMessages].flat()
