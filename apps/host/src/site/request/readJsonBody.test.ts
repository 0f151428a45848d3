import { expect, it } from 'vitest';
import { readJsonBody } from './readJsonBody.ts';

const read = (body: string, type = 'application/json; charset=utf-8') =>
  readJsonBody(new Request('http://a.example/api', { method: 'POST', body, headers: { 'content-type': type } }), 1_000);

it('reads an object of JSON', async () => {
  const values = { name: 'Zoë 🚗', car: { id: null }, pages: ['\\u0000'] };
  expect(await read(JSON.stringify(values))).toEqual({ ok: true, values });
});

it.each([
  ['nothing', '', 400],
  ['half an object', '{"a":', 400],
  ['a list', '[1]', 400],
  ['null', 'null', 400],
  ['an object that is nested deeper than any form', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`, 400],
  ['a text with a NUL', JSON.stringify({ car: { ids: ['a\0b'] } }), 400],
  ['a name with a NUL', JSON.stringify({ 'a\0b': 1 }), 400],
  ['more than is allowed', JSON.stringify({ a: 'x'.repeat(1_000) }), 413],
])('refuses %s', async (_name, body, status) => {
  expect(await read(body)).toMatchObject({ ok: false, status });
});

it('refuses what another site’s page could send without a preflight request', async () => {
  expect(await read('{}', 'text/plain')).toMatchObject({ ok: false, status: 415 });
});
