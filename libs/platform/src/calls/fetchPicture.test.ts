import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { openPictureFetch, type FetchOptions } from './fetchPicture.ts';
import { leadingTo, sending, startPictureServer, type PictureServer } from './testing/pictureServer.ts';

const loopback = [{ address: '127.0.0.1', family: 4 }];

describe('[API-06] fetching a picture', () => {
  let server: PictureServer;
  let folder: string;
  let base: string;

  beforeEach(async () => {
    server = await startPictureServer();
    folder = temporaryFolder();
    base = `http://pictures.test:${server.port}`;
  });
  afterEach(() => server.close());

  /** Trusts this machine's server under the names of the list, as if it were out on the internet. */
  const fetching = (options: Partial<FetchOptions> = {}) =>
    openPictureFetch({ hosts: [base], resolve: async () => loopback, mayConnect: () => true, ...options });
  const take = (address: string, options?: Partial<FetchOptions>) =>
    fetching(options)(new URL(address), join(folder, 'picture'));
  /** The same, by the real rule of which addresses are public. */
  const takeGuarded = (address: string, options: Partial<FetchOptions> = {}) =>
    openPictureFetch({ hosts: [base], resolve: async () => loopback, ...options })(
      new URL(address),
      join(folder, 'picture'),
    );

  it('keeps what a listed host sends', async () => {
    server.answers.set('/a.jpg?size=big', sending('bytes'));
    expect(await take(`${base}/a.jpg?size=big`)).toEqual({ ok: true });
    expect(await readFile(join(folder, 'picture'), 'utf8')).toBe('bytes');
  });

  it('asks nobody who is not on the list, however the address is dressed up', async () => {
    const { port } = server;
    for (const address of [
      ...[
        `http://other.test:${port}/a.jpg`,
        `http://pictures.test.evil.test:${port}/a.jpg`,
        'http://pictures.test/a.jpg',
      ],
      ...[`http://user@pictures.test:${port}/a.jpg`, `http://u:p@pictures.test:${port}/a.jpg`],
      ...[`http://pictures.test:${port}@127.0.0.1:${port}/`, `https://pictures.test:${port}/a.jpg`],
      ...[`http://127.0.0.1:${port}/`, `http://2130706433:${port}/`, `http://0177.0.0.1:${port}/`],
      ...[`http://0x7f.1:${port}/`, `http://[::1]:${port}/`, `http://[::ffff:127.0.0.1]:${port}/`],
    ]) {
      expect(await take(address), address).toMatchObject({ ok: false, status: 404 });
    }
    expect(server.requests).toEqual([]);
  });

  it('takes every host below a starred entry, and not the name itself or one that only ends alike', async () => {
    server.answers.set('/a.jpg', sending('bytes'));
    const hosts = [`http://*.feed.test:${server.port}`];
    const at = async (host: string) => (await take(`http://${host}:${server.port}/a.jpg`, { hosts })).ok;
    expect([await at('one.feed.test'), await at('a.b.feed.test')]).toEqual([true, true]);
    expect([await at('feed.test'), await at('evilfeed.test')]).toEqual([false, false]);
  });

  it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '100.64.0.1', '::1', 'fd00::1', '::ffff:127.0.0.1', '0.0.0.0'])(
    'opens no connection for a listed name that resolves to %s',
    async (address) => {
      const family = address.includes(':') ? 6 : 4;
      const resolve = async () => [{ address, family }];
      expect(await takeGuarded(`${base}/a.jpg`, { resolve })).toMatchObject({ ok: false, status: 404 });
      expect(server.requests).toEqual([]);
    },
  );

  it('refuses a name that resolves to a public and a private address', async () => {
    const resolve = async () => [{ address: '93.184.215.14', family: 4 }, ...loopback];
    expect(await takeGuarded(`${base}/a.jpg`, { resolve })).toMatchObject({ reason: 'is not on the public internet' });
    expect(server.requests).toEqual([]);
  });

  it('connects to the address it has judged, whatever the name resolves to a moment later', async () => {
    server.answers.set('/a.jpg', sending('bytes'));
    let lookups = 0;
    const resolve = async () => {
      lookups += 1;
      return lookups === 1 ? loopback : [{ address: '127.0.0.2', family: 4 }];
    };
    const judged: string[] = [];
    const mayConnect = (address: string) => judged.push(address) > 0;
    expect(await take(`${base}/a.jpg`, { resolve, mayConnect })).toEqual({ ok: true });
    expect([lookups, judged]).toEqual([1, ['127.0.0.1']]);
  });

  it.each(['http://127.0.0.1', 'http://2130706433', 'http://0x7f000001', 'http://017700000001', 'http://[::1]'])(
    'refuses %s even where a list names it',
    async (origin) => {
      const url = new URL(`${origin}:${server.port}/a.jpg`);
      expect(await takeGuarded(url.href, { hosts: [url.origin] })).toMatchObject({ ok: false, status: 404 });
      expect(server.requests).toEqual([]);
    },
  );

  it('follows three redirects and judges each anew', async () => {
    for (const step of [1, 2, 3, 4]) server.answers.set(`/${step}`, leadingTo(`/${step + 1}`));
    server.answers.set('/5', sending('bytes'));
    expect(await take(`${base}/2`)).toEqual({ ok: true });
    expect(await take(`${base}/1`)).toMatchObject({ ok: false, status: 502, reason: 'leads on and on' });
  });

  it.each([301, 302, 303, 307, 308])('goes nowhere off the list after a %i', async (status) => {
    server.answers.set('/secret', sending('secret'));
    const elsewhere = [`http://127.0.0.1:${server.port}/secret`, `http://intranet.test:${server.port}/secret`];
    for (const target of [...elsewhere, 'file:///etc/passwd', 'data:image/png;base64,AAAA', 'ftp://pictures.test/']) {
      server.answers.set('/a.jpg', leadingTo(target, status));
      expect(await take(`${base}/a.jpg`), target).toMatchObject({ ok: false, status: 404 });
    }
    expect(server.requests.every((path) => path === '/a.jpg')).toBe(true);
    expect(await readdir(folder)).toEqual([]);
  });

  it('goes nowhere after a redirect to a listed name with a private address', async () => {
    const inside = `http://inside.test:${server.port}`;
    server.answers.set('/a.jpg', leadingTo(`${inside}/secret`));
    const resolve = async (host: string) => [{ address: host === 'inside.test' ? '10.0.0.1' : '127.0.0.1', family: 4 }];
    const mayConnect = (address: string) => address === '127.0.0.1';
    const found = await take(`${base}/a.jpg`, { hosts: [base, inside], resolve, mayConnect });
    expect(found).toEqual({ ok: false, status: 404, reason: 'is not on the public internet' });
    expect(server.requests).toEqual(['/a.jpg']);
  });
});
