import { expect, test } from 'vitest'
import { validForm } from '#app/testing/investor-requests/valid-form'
import { investorFields, investorForm } from '#config/investor-request'
import { createExportFile } from './export-file'
import { investorRequests, newsletterSignups } from './kinds'

/** 23:30 on July 26 in Argentina. */
const now = Date.parse('2026-07-27T02:30:00Z')

test('exports requests with Spanish texts, Argentine time and the day in the name (FORM-08)', () => {
  const record = {
    _id: 'investorRequest.a',
    createdAt: '2026-07-27T00:05:00Z',
    status: 'contactada',
    ...validForm,
    user_message: '=1+1',
    notes: 'Llamar',
    delivery: { state: 'pending' },
  }
  const titles = investorFields.map((name) => `"${investorForm[name].title}"`).join()
  const values = investorFields.map((name) => `"${record[name]}"`).join()
  expect(createExportFile(investorRequests, [record], now)).toEqual({
    name: 'solicitudes-2026-07-26.csv',
    text:
      `\uFEFF"Recibida (hora de Argentina)","Estado",${titles},` +
      '"Notas internas","Aviso por correo","Aviso enviado (hora de Argentina)"\r\n' +
      `"2026-07-26 21:05","Contactada",${values.replace(/"[+=]/g, (start) => `"'${start[1]}`)},` +
      '"Llamar","Demorado",""\r\n',
  })
})

test('exports sign-ups with their status and its times (NEWS-03, NEWS-05)', () => {
  const signup = {
    _id: 'newsletterSignup.a',
    createdAt: null,
    status: 'baja',
    email: 'a@b.example',
    leftAt: '2026-07-26T12:00:00.000Z',
  }
  expect(createExportFile(newsletterSignups, [signup], now)).toEqual({
    name: 'suscripciones-2026-07-26.csv',
    text:
      '\uFEFF"Recibida (hora de Argentina)","Estado","Correo",' +
      '"Confirmada (hora de Argentina)","Baja (hora de Argentina)"\r\n' +
      '"","Se dio de baja","a@b.example","","2026-07-26 09:00"\r\n',
  })
})
