import { expect, test } from 'vitest';
import { picturePages } from '../support/picturePages.ts';
import { askSite, firstInStock } from '../support/wire.ts';

const slug = 'harbour-toyota';

const accepts = {
  'image/avif': 'image/avif,image/webp,*/*',
  'image/webp': 'image/webp,*/*',
  'image/jpeg': 'image/png',
} as const;

test('pictures come in the best format that the browser takes, to be kept for good', async () => {
  const car = await firstInStock('harbour-toyota', 'photos_count > 0');
  const url = car.picture ?? '';
  expect(url).toMatch(/^\/media\/demo\//);
  const sizes: number[] = [];
  for (const [type, accept] of Object.entries(accepts)) {
    const { status, headers, body } = await askSite('harbour-toyota', `${url}/640`, { headers: { accept } });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toContain('immutable');
    expect(String(headers['vary'])).toMatch(/accept/i);
    sizes.push(body.length);
  }
  expect(sizes[0]).toBeLessThan(sizes[2] ?? 0);
  const withoutWidth = await askSite('harbour-toyota', url);
  expect([withoutWidth.status, withoutWidth.headers['location']]).toEqual([302, `${url}/1280`]);
  for (const path of [`${url}/641`, `${url}/99999`, '/media/demo/no-such-picture/640', '/media/other/x/640']) {
    expect((await askSite('harbour-toyota', path)).status, path).toBe(404);
  }
});

const of = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

test('the head announces a page’s main picture before its styles, in the widths and the size of the picture', async () => {
  for (const path of await picturePages(slug)) {
    const { text: html } = await askSite(slug, path);
    const [image = ''] = /<img\s[^>]*fetchPriority="high"[^>]*>/.exec(html) ?? [];
    const links = [...html.slice(0, html.indexOf('<style')).matchAll(/<link rel="preload" as="image"[^>]*>/g)];
    const link = links.map(([tag]) => tag).find((tag) => of(tag, 'imageSrcSet') === of(image, 'srcSet')) ?? '';
    expect.soft(of(link, 'imageSrcSet'), path).toContain('640w');
    expect.soft(of(link, 'imageSizes'), path).toBe(of(image, 'sizes'));
    expect.soft(of(link, 'fetchPriority'), path).toBe('high');
  }
});
