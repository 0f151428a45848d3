import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { wordsOf } from '../support/html.ts';
import type { OwnHost } from '../support/ownHost.ts';
import { ask } from '../support/wire.ts';
import { test } from './lentHost.ts';

type Host = Pick<OwnHost, 'port' | 'askSite' | 'runSite' | 'writeSiteFile'>;

const label = 'harbour-toyota.preview';

async function writeDraft(host: Host, changes: object): Promise<void> {
  const file = join(import.meta.dirname, '../../sites/harbour-toyota.json');
  const site = JSON.parse(await readFile(file, 'utf8')) as object;
  await host.writeSiteFile('harbour-toyota.draft.json', { ...site, ...changes });
}

/** The link that the command prints. */
async function link(host: Host): Promise<URL> {
  return new URL(/^http\S+$/m.exec(await host.runSite('preview', 'harbour-toyota'))?.[0] ?? '');
}

const visit = (host: Host, path: string, cookie = '', method = 'GET') =>
  ask(`${label}.localhost`, path, {
    to: host.port,
    method,
    headers: { cookie, origin: `http://${label}.localhost:${host.port}` },
  });

/** Opens the link. @returns the cookie that shows the preview */
async function openLink(host: Host): Promise<string> {
  const { pathname, search } = await link(host);
  const { headers } = await visit(host, pathname + search);
  return String(headers['set-cookie']).split(';', 1)[0] ?? '';
}

test('[SITE-01] a preview is at its own host name for who has the link, is kept by nobody, takes nothing, and follows its file', async ({
  host,
}) => {
  await writeDraft(host, { name: 'Harbour Toyota of Winter', tagline: 'First try' });
  const cookie = await openLink(host);
  const shown = await visit(host, '/', cookie);
  expect([shown.status, shown.headers['cache-control'], shown.headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex',
  ]);
  expect(shown.headers.etag).toBeUndefined();
  expect(shown.text).toContain('First try');
  for (const other of ['', `${cookie}x`]) {
    const refused = await visit(host, '/', other);
    expect([refused.status, refused.headers['cache-control']]).toEqual([410, 'no-store']);
  }
  // Nothing that the preview has rendered is shown to visitors, and nothing of theirs to it.
  for (const path of ['/', '/search', '/contact', '/about-us']) {
    expect((await visit(host, path, cookie)).text).toContain('a draft of');
    const { text, headers } = await host.askSite('harbour-toyota', path);
    expect(text).not.toMatch(/a draft of|of Winter/);
    expect(headers['x-robots-tag']).toBeUndefined();
    expect((await visit(host, path, cookie)).text).toContain('a draft of');
  }
  const posted = await visit(host, '/contact', cookie, 'POST');
  expect([posted.status, posted.text.trim()]).toEqual([403, 'This is a preview, so nothing was sent.']);

  await writeDraft(host, { tagline: 'Second try' });
  expect((await visit(host, '/', cookie)).text).toContain('Second try');
  await writeDraft(host, { tagline: 'Third try', theme: 'mzada' });
  const wrong = await visit(host, '/', cookie);
  expect([wrong.status, wordsOf(wrong.text)]).toEqual([
    422,
    expect.stringContaining("harbour-toyota.draft.json: theme: 'mzada' is not known; did you mean 'mazda'?"),
  ]);
  await expect(link(host)).rejects.toMatchObject({ stdout: expect.stringContaining("'mzada' is not known") });
});

test('who looks at a vehicle in a preview is not counted among those who viewed it', async ({ host }) => {
  await writeDraft(host, {});
  const cookie = await openLink(host);
  const [, car = ''] = /href="\/cars\/([\w-]+)"/.exec((await visit(host, '/search', cookie)).text) ?? [];
  const look = async (name: string) => {
    const headers = { cookie, 'user-agent': 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Safari/605.1.15' };
    const { text } = await ask(name, `/api/cars/${car}/view.json`, { to: host.port, headers });
    return (JSON.parse(text) as { views: number }).views;
  };
  const before = await look(`${label}.localhost`);
  expect(await look('harbour-toyota.localhost')).toBe(before + 1);
});
