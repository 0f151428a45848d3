import { longDate } from '@forecourt/domain';
import { expect } from 'vitest';
import { demoDay } from '../support/demoDay.ts';
import { jsonLdOf } from '../support/html.ts';
import { test } from './lentHost.ts';
import { allWords, linkNamed, pageOf, under, words } from '../support/pageOf.ts';
import { sitemapText } from '../support/sitemap.ts';
import { askSite } from '../support/wire.ts';

const toyota = 'harbour-toyota';

test('[ROUTE-17] [CONT-01] the blog lists articles with square pictures, and reviews of vehicles by themselves', async () => {
  const { document, main, text } = await pageOf(toyota, '/blog');
  expect(allWords(main, 'h1')).toEqual(['Blog']);
  const titles = allWords(main, 'article h2');
  expect(titles).toContain('HiLux with two tonnes behind it');
  expect(titles).toContain('A new roof for the workshop');
  const picture = main.querySelector('article img');
  expect(picture?.getAttribute('width')).toBe(picture?.getAttribute('height'));
  expect(picture?.getAttribute('sizes')).toBe('375px');
  expect(text).toContain('type="application/rss+xml"');
  expect(linkNamed(document, 'Blog').getAttribute('href')).toBe('/blog');
  const reviews = await pageOf(toyota, '/blog/vehicle-reviews');
  expect(allWords(reviews.main, 'h1')).toEqual(['Vehicle reviews']);
  expect(allWords(reviews.main, 'article h2')).toEqual([
    'HiLux with two tonnes behind it',
    'A week with the Yaris Cross',
  ]);
  for (const path of ['/blog/page/1', '/blog/page/9', '/blog/cooking', '/blog/page/02'])
    expect([path, (await askSite(toyota, path)).status]).toEqual([path, 404]);
});

test('[CONT-01] an article has its contents, its verdict, vehicles among its words, and articles to go on with', async () => {
  const { main, text } = await pageOf(toyota, '/blog/vehicle-reviews/hilux-with-a-trailer');
  expect(allWords(main, 'h1')).toEqual(['HiLux with two tonnes behind it']);
  expect(words(main)).toContain('By Priya Nair');
  expect(words(main)).toContain(longDate(demoDay('2026-10-28')));
  const contents = [...main.querySelectorAll('nav[aria-label="On this page"] a')];
  expect(contents).toHaveLength(5);
  for (const link of contents) expect(main.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  expect(words(main.querySelector('[aria-label="In short"]'))).toContain('Price as tested: $63,490');
  const stock = main.querySelector('[aria-label="Toyota HiLux in stock"]');
  expect(stock?.querySelectorAll('article').length).toBeGreaterThan(0);
  expect(words(main)).not.toContain('::stock');
  expect(under(main, 'Keep reading').closest('section')?.querySelectorAll('article')).toHaveLength(3);
  expect(jsonLdOf(text, 'BlogPosting')).toMatchObject({
    datePublished: demoDay('2026-10-28'),
    author: { name: 'Priya Nair' },
  });
  expect((await askSite(toyota, '/blog/news/hilux-with-a-trailer')).status).toBe(404);
  const old = await pageOf(toyota, '/blog/advice/prices-of-two-winters-ago');
  expect(words(old.main)).toContain('Prices were right in June 2024');
});

test('[CONT-01] the feed and the sitemap name the articles of their own site', async () => {
  const feed = await askSite(toyota, '/blog/feed.xml');
  expect(feed.headers['content-type']).toContain('application/rss+xml');
  expect(feed.text).toContain('/blog/vehicle-reviews/hilux-with-a-trailer</link>');
  expect(feed.text).not.toContain('first-weekend-away');
  const sitemap = await sitemapText(toyota);
  for (const path of ['/blog', '/blog/vehicle-reviews', '/blog/vehicle-reviews/hilux-with-a-trailer'])
    expect(sitemap).toContain(`${path}</loc>`);
});

test('[ROUTE-17] [CONT-01] a blog of many stands on several pages, and one of none is not there', async ({ host }) => {
  const get = (path: string) => host.askSite('granite-nissan', path);
  expect((await get('/blog')).status).toBe(404);
  const empty = await get('/blog/feed.xml');
  expect(empty.status, 'a feed of none is a feed').toBe(200);
  expect(empty.text).toContain('</channel></rss>');
  expect(empty.text).not.toContain('<item>');
  for (let at = 1; at <= 14; at += 1) {
    const day = String(at).padStart(2, '0');
    const lines = ['---', `title: Article ${day}`, 'summary: Words.', `published: '2026-11-${day}'`, '---', ''];
    await host.changeContent(`sites/granite-nissan/articles/a-${day}.md`, lines.join('\n'));
  }
  const second = async () => (await get('/blog/page/2')).text;
  await expect.poll(second, { interval: 200, timeout: 6_000 }).toContain('Article 02');
  expect(await second()).not.toContain('>Article 03<');
  expect((await get('/blog')).text).toContain('href="/blog/page/2"');
  expect((await get('/blog/feed.xml')).text).toContain('<title>Article 14</title>');
  expect((await get('/blog/page/3')).status).toBe(404);
});
