import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { currentRequestId, forRequest, newRequestId, requestOfLog } from './requestId.ts';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('the id of a request', () => {
  it.each([
    ['a traceparent', [`00-${id}-00f067aa0ba902b7-01`]],
    ['an id with dashes', [undefined, '4BF92F35-77B3-4DA6-A3CE-929D0E0E4736']],
    ['the better of two', [`00-${id}-00f067aa0ba902b7-01`, '00000000000000000000000000000001']],
  ])('is that of the proxy: %s', (_, given) => expect(newRequestId(...given)).toBe(id));

  it.each([
    ['nothing', undefined],
    ['zeros', '0'.repeat(32)],
    ['a word', 'x\r\nset-cookie: a=b'],
    ['a short one', 'abc'],
  ])('is a new one where the proxy says %s', (_, given) => {
    expect(newRequestId(given)).toMatch(/^[0-9a-f]{32}$/);
    expect(newRequestId(given)).not.toBe(newRequestId(given));
  });
});

it('stands in every line that is logged for a request, and in no other', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null, mixin: requestOfLog }, { write: (line) => lines.push(JSON.parse(line) as never) });
  const child = log.child({ part: 'leads' });
  await forRequest(id, async () => {
    await Promise.resolve();
    child.info('one');
  });
  log.info('two');
  expect(lines.map(({ msg, request_id }) => [msg, request_id])).toEqual([
    ['one', id],
    ['two', undefined],
  ]);
  expect(currentRequestId()).toBeNull();
});
