import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isReadingAction, watchAction } from './actionCalls.ts';

const post = (headers: Record<string, string>, url = '/sign-in') =>
  watchAction({ method: 'POST', headers, url } as Pick<IncomingMessage, 'method' | 'headers' | 'url'>);
const byScript = { 'next-action': 'a'.repeat(42), 'content-type': 'text/plain;charset=UTF-8' };
const byForm = { 'content-type': 'Multipart/Form-Data; boundary=a' };

const answered = (statusCode: number, ...headers: string[]) =>
  ({ statusCode, hasHeader: (name: string) => headers.includes(name) }) as ServerResponse;

const start = () => (globalThis as unknown as Record<symbol, () => void>)[Symbol.for('forecourt.actionStarted')]?.();

describe('a post to a server action', () => {
  it.each([
    ['by a script, that failed', byScript, 500, true],
    ['by a script, that another worker was asked for in vain', byScript, 200, true],
    ['by a script, with wrong arguments', byScript, 404, true],
    ['by a script, to an address that has moved', byScript, 308, false],
    ['by a form, that failed', byForm, 500, true],
    ['by a form, with wrong arguments', byForm, 404, true],
    ['by a form that names no action', byForm, 200, false],
  ])(
    '%s, is malformed where its action has not started',
    async (_name, headers: Record<string, string>, status, is) => {
      const unread = post(headers);
      await unread?.run(async () => expect(isReadingAction()).toBe(true));
      expect(unread?.isMalformed(answered(status))).toBe(is);
      const read = post(headers);
      await read?.run(async () => {
        await Promise.resolve();
        start();
        expect(isReadingAction()).toBe(false);
      });
      expect(read?.isMalformed(answered(status))).toBe(false);
    },
  );

  it('is left to the framework where it does not know the action', () => {
    expect(post(byScript)?.isMalformed(answered(409, 'x-nextjs-action-not-found'))).toBe(false);
  });

  it.each([
    ['a read', watchAction({ method: 'GET', headers: byScript, url: '/' })],
    ['a handler', post(byForm, '/api/uploads')],
    ['another body', post({ 'content-type': 'application/x-www-form-urlencoded' })],
  ])('is not %s', (_name, watch) => expect(watch).toBeNull());
});

it('starts nothing outside a request', () => {
  start();
  expect(isReadingAction()).toBe(false);
});
