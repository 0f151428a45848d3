import { devices, expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wordsOf } from './support/html.ts';
import { startOwnHost, type OwnHost } from './support/ownHost.ts';
import { open } from './support/ready.ts';
import { ask } from './support/wire.ts';

const label = 'harbour-toyota.preview';

// A host and a database of its own, and a command for each link.
test.setTimeout(120_000);

let host: OwnHost;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  host = await startOwnHost();
});
test.afterAll(() => host.end());

async function writeDraft(changes: object): Promise<void> {
  const file = join(import.meta.dirname, '../sites/harbour-toyota.json');
  const site = JSON.parse(await readFile(file, 'utf8')) as object;
  await host.writeSiteFile('harbour-toyota.draft.json', { ...site, ...changes });
}

/** The link that the command prints. */
async function link(...options: string[]): Promise<URL> {
  const said = await host.runSite('preview', 'harbour-toyota', ...options);
  return new URL(/^http\S+$/m.exec(said)?.[0] ?? '');
}

const visit = (path: string, cookie = '', method = 'GET') =>
  ask(`${label}.localhost`, path, {
    to: host.port,
    method,
    headers: { cookie, origin: `http://${label}.localhost:${host.port}` },
  });
const cookieOf = ({ headers }: { headers: Record<string, string | string[] | undefined> }) =>
  String(headers['set-cookie']).split(';', 1)[0] ?? '';

test('[SITE-01] a link shows a draft at its own host name, says so on every page, and the site stays as it is', async ({
  page,
}) => {
  await writeDraft({ name: 'Harbour Toyota of Winter', theme: 'mazda' });
  const address = await link();
  expect(address.host).toBe(`harbour-toyota.preview.localhost:${host.port}`);
  await open(page, address.href);
  expect(new URL(page.url()).search).toBe('');
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('a draft of Harbour Toyota of Winter. Only who has the link sees it');
  await expect(page).toHaveTitle(/Harbour Toyota of Winter/);
  // On further pages, reached as a visitor reaches them, and asked anew.
  await page.getByRole('link', { name: 'Contact', exact: false }).first().click();
  await expect(page).toHaveURL(/contact/);
  await expect(bar).toBeVisible();
  await page.reload();
  await expect(bar).toBeVisible();

  const live = (await host.askSite('harbour-toyota', '/')).text;
  expect(live).toContain('<title>Harbour Toyota:');
  expect(live).not.toContain('of Winter');
  expect(live).not.toContain('a draft of');
});

test('a preview is for who has the link, is kept by nobody, and follows its file', async () => {
  await writeDraft({ tagline: 'First try' });
  const { pathname, search } = await link();
  const cookie = cookieOf(await visit(pathname + search));
  const shown = await visit('/', cookie);
  expect([shown.status, shown.headers['cache-control'], shown.headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex',
  ]);
  expect(shown.headers.etag).toBeUndefined();
  expect(shown.text).toContain('First try');
  for (const other of ['', `${cookie}x`]) {
    const refused = await visit('/', other);
    expect([refused.status, refused.headers['cache-control']]).toEqual([410, 'no-store']);
  }
  // Nothing that the preview has rendered is shown to visitors, and nothing of theirs to it.
  for (const path of ['/', '/search', '/contact', '/about-us']) {
    expect((await visit(path, cookie)).text).toContain('a draft of');
    const { text, headers } = await host.askSite('harbour-toyota', path);
    expect(text).not.toContain('a draft of');
    expect(headers['x-robots-tag']).toBeUndefined();
    expect((await visit(path, cookie)).text).toContain('a draft of');
  }
  await writeDraft({ tagline: 'Second try' });
  expect((await visit('/', cookie)).text).toContain('Second try');
  await writeDraft({ tagline: 'Third try', theme: 'mzada' });
  const wrong = await visit('/', cookie);
  expect([wrong.status, wordsOf(wrong.text)]).toEqual([
    422,
    expect.stringContaining("harbour-toyota.draft.json: theme: 'mzada' is not known; did you mean 'mazda'?"),
  ]);
  await expect(link()).rejects.toMatchObject({ stdout: expect.stringContaining("'mzada' is not known") });
  await writeDraft({});
  const soon = await link('--hours', '0.0005');
  const short = cookieOf(await visit(soon.pathname + soon.search));
  await expect(async () => expect((await visit('/', short)).status).toBe(410)).toPass({ timeout: 10_000 });
});

test('forms of a preview say that nothing was sent, and nothing is', async ({ page, browser }) => {
  await writeDraft({});
  const address = await link();
  await open(page, address.href);
  await open(page, `${address.origin}/contact`);
  const form = page.locator('form').filter({ has: page.getByRole('textbox', { name: 'First name' }) });
  await form.getByRole('textbox', { name: 'First name' }).fill('Mia');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Preview');
  await form.getByRole('textbox', { name: 'Email' }).fill('mia@preview.example');
  await form.getByRole('textbox', { name: /Mobile|Phone/ }).fill('0412 345 678');
  const postcode = form.getByRole('textbox', { name: 'Postcode' });
  if ((await postcode.count()) > 0) await postcode.fill('6160');
  const message = form.getByRole('textbox', { name: /Message|Comments/ });
  if ((await message.count()) > 0) await message.first().fill('Nobody should read this.');
  await form.getByRole('combobox', { name: 'Location' }).selectOption({ index: 1 });
  const terms = form.getByRole('checkbox');
  if ((await terms.count()) > 0) await terms.first().check();
  await form.getByRole('button', { name: /Send|Submit|Enquire/ }).click();
  await expect(page.getByText('This is a preview: nothing was sent.').first()).toBeVisible();

  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const posted = await visit('/contact', cookie, 'POST');
  expect([posted.status, posted.text.trim()]).toEqual([403, 'This is a preview: nothing was sent.']);
  const outbox = await browser.newPage();
  await outbox.goto(`http://localhost:${host.port}/demo/outbox`);
  await expect(outbox.getByText('mia@preview.example')).toHaveCount(0);
  await outbox.close();
});

test('who looks at a vehicle in a preview is not counted among those who viewed it', async () => {
  await writeDraft({});
  const { pathname, search } = await link();
  const cookie = cookieOf(await visit(pathname + search));
  const [, car = ''] = /href="\/cars\/([\w-]+)"/.exec((await visit('/search', cookie)).text) ?? [];
  const look = async (name: string) => {
    const headers = { cookie, 'user-agent': devices['Desktop Chrome'].userAgent };
    const { text } = await ask(name, `/api/cars/${car}/view.json`, { to: host.port, headers });
    return (JSON.parse(text) as { views: number }).views;
  };
  const before = await look(`${label}.localhost`);
  expect(await look('harbour-toyota.localhost')).toBe(before + 1);
});
