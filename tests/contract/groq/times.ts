import type { GroqCase } from './groq-case'

/** Times: made, compared, moved. */
export const times: readonly GroqCase[] = [
  {
    title: 'a time is made of text in RFC 3339, and told in UTC',
    query:
      '[dateTime("2024-05-01T02:00:00+02:00"), dateTime("2024-05-01T00:00:00.250Z"), dateTime(dateTime("2024-05-01T00:00:00Z"))]',
    expected: ['2024-05-01T00:00:00Z', '2024-05-01T00:00:00.250Z', '2024-05-01T00:00:00Z'],
  },
  {
    title: 'what is no time gives null',
    query: '[dateTime("2024-05-01"), dateTime("soon"), dateTime(5), dateTime(null)]',
    expected: [null, null, null, null],
  },
  {
    title: 'times are compared as moments',
    query:
      '[dateTime("2024-05-01T02:00:00+02:00") == dateTime("2024-05-01T00:00:00Z"), dateTime("2024-05-01T01:00:00+02:00") < dateTime("2024-05-01T00:00:00Z")]',
    expected: [true, true],
  },
  {
    title: 'a time and a text cannot be compared',
    query:
      '[dateTime("2024-05-01T00:00:00Z") > "2024", dateTime("2024-05-01T00:00:00Z") == "2024-05-01T00:00:00Z"]',
    expected: [null, false],
  },
  {
    title: 'seconds are added and taken away',
    query: '[dateTime("2024-02-28T23:59:59Z") + 1.5, dateTime("2024-03-01T00:00:00Z") - 86400]',
    expected: ['2024-02-29T00:00:00.500Z', '2024-02-29T00:00:00Z'],
  },
  {
    title: 'the difference of two times is in seconds',
    query: 'dateTime("2024-05-01T00:01:00Z") - dateTime("2024-05-01T00:00:00.500Z")',
    expected: 59.5,
  },
  {
    title: 'two times cannot be added',
    query: 'dateTime("2024-05-01T00:00:00Z") + dateTime("2024-05-01T00:00:00Z")',
    expected: null,
  },
  {
    title: 'documents of a month',
    query: '*[dateTime(startsAt) >= dateTime($from) && dateTime(startsAt) < dateTime($to)]._id',
    params: { from: '2024-01-01T00:00:00Z', to: '2024-02-01T00:00:00Z' },
    expected: ['clinic'],
  },
  {
    title: 'an order by times turned round, after what has none',
    query: '*[_type == "campaign"] | order(dateTime(startsAt) desc) [1..2]._id',
    expected: ['school', 'clinic'],
  },
  {
    title: 'now is a text, and the same in the whole query',
    query: '[now() == now(), dateTime(now()) == dateTime::now(), now() + "" == now()]',
    expected: [true, true, true],
  },
  {
    title: 'documents written just now',
    query: 'count(*[_type == "campaign" && dateTime(_updatedAt) > dateTime(now()) - 3600])',
    expected: 3,
  },
]
