import { articleMessages, platformWords, type Words } from '@forecourt/domain/messages';
import { articlePath, blogPath, type ArticleSummary } from './articles.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** What XML cannot hold at all is left out. */
const escapeXml = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (one) => escapes[one] ?? '');

const dateOf = (published: string): string => new Date(`${published.slice(0, 10)}T00:00:00Z`).toUTCString();

/** The latest articles as RSS 2.0. */
export function blogFeed(
  articles: readonly ArticleSummary[],
  { origin, name, feedPath }: { origin: string; name: string; feedPath: string },
  say: Words<typeof articleMessages> = platformWords(articleMessages),
): string {
  const items = articles.map((article) => {
    const link = escapeXml(origin + articlePath(article));
    return [
      '<item>',
      `<title>${escapeXml(article.title)}</title>`,
      `<link>${link}</link>`,
      `<guid isPermaLink="true">${link}</guid>`,
      `<pubDate>${dateOf(article.published)}</pubDate>`,
      `<category>${escapeXml(article.category)}</category>`,
      `<description>${escapeXml(article.summary)}</description>`,
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(say('article.feed', { name }))}</title>`,
    `<link>${escapeXml(origin + blogPath())}</link>`,
    `<description>${escapeXml(say('article.feedText', { name }))}</description>`,
    '<language>en-au</language>',
    `<atom:link href="${escapeXml(origin + feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
