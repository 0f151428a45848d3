import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const read = (text?: string) => readConfig({ FORECOURT_WORKER_LISTEN: text }, '/srv');

describe('FORECOURT_WORKER_LISTEN', () => {
  it.each([
    [undefined, null],
    ['9464', { address: '127.0.0.1', port: 9464 }],
    ['0.0.0.0:9464', { address: '0.0.0.0', port: 9464 }],
    ['[::]:9464', { address: '::', port: 9464 }],
  ])('read from %s is %o', (text, listen) => {
    expect(read(text)).toMatchObject({ ok: true, config: { workerListen: listen } });
  });

  it.each(['0', '70000', 'everywhere', 'localhost:9464', '0.0.0.0'])('refuses %s', (text) => {
    expect(read(text)).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/^FORECOURT_WORKER_LISTEN must be/)],
    });
  });
});
