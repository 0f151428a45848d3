import type { Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { port } from './address.ts';

/** The origin that a demo site's file lists. Nothing listens there: the browser gets the files of an example. */
const origin = 'http://localhost:4173';
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Opens a page of an example, as the `package` step of the tests built it with the packed packages. It asks the host
 * under test.
 * @param root folder in `examples`
 * @param path of the page, `/` for its index.html
 */
export async function openExample(page: Page, root: string, path = '/'): Promise<void> {
  const folder = join(import.meta.dirname, '../../../../examples', root);
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, extname(pathname) ? pathname : 'index.html');
    if (!existsSync(file))
      return route.fulfill({ status: 404, body: 'Build the examples first: npm test -- --only package' });
    const text = readFileSync(file, 'utf8');
    const type = extname(file);
    const body = type === '.html' ? text.replaceAll('.localhost:3000', `.localhost:${port}`) : text;
    return route.fulfill({ body, contentType: types[type] ?? 'application/octet-stream' });
  });
  // A page whose files come from nowhere may not ask this machine without leave.
  await page.context().grantPermissions(['local-network-access'], { origin });
  await page.goto(origin + path);
}
