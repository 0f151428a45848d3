import { contentKinds } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { sampleArticle } from '../testing/index.ts';
import {
  articleBody,
  articleJsonLd,
  articleList,
  articlePath,
  blogFeed,
  blogPath,
  pricesWereRightIn,
  readingMinutes,
  relatedArticles,
  type Article,
} from './index.ts';

const article = (slug: string, change: object = {}): Article => ({
  slug,
  ...contentKinds.article.schema.parse({ title: slug, summary: 'S', published: '2026-11-01', ...change }),
});
const many = Array.from({ length: 30 }, (_, at) =>
  article(`a-${String(at).padStart(2, '0')}`, {
    published: `2026-10-${String(at + 1).padStart(2, '0')}`,
    category: at % 2 ? 'Vehicle reviews' : 'News',
  }),
);

describe('[CONT-01] lists of articles', () => {
  it('have an address for each page and each category', () => {
    expect(blogPath()).toBe('/blog');
    expect(blogPath(null, 2)).toBe('/blog/page/2');
    expect(blogPath('Vehicle reviews')).toBe('/blog/vehicle-reviews');
    expect(blogPath('Vehicle reviews', 3)).toBe('/blog/vehicle-reviews/page/3');
    expect(articlePath(article('first-drive', { category: 'Vehicle reviews' }))).toBe(
      '/blog/vehicle-reviews/first-drive',
    );
  });

  it('hold twelve, the latest first, each article on one page', () => {
    const pages = [1, 2, 3].map((page) => articleList(many, null, page)!);
    expect(pages.map(({ articles }) => articles.length)).toEqual([12, 12, 6]);
    expect(pages.flatMap(({ articles }) => articles.map(({ slug }) => slug))).toEqual(
      many.map(({ slug }) => slug).reverse(),
    );
    expect(pages[0]).toMatchObject({ pages: 3, categories: ['News', 'Vehicle reviews'] });
    expect(pages[0]?.articles[0]).not.toHaveProperty('text');
  });

  it('are narrowed to a category by its address', () => {
    expect(articleList(many, 'vehicle-reviews', 1)).toMatchObject({ pages: 2, category: 'Vehicle reviews' });
    expect(articleList(many, 'cooking', 1)).toBeNull();
  });

  it.each([0, 4, 1.5, NaN])('have no page %s', (page) => expect(articleList(many, null, page)).toBeNull());

  it('begin empty', () => expect(articleList([], null, 1)).toMatchObject({ articles: [], pages: 1 }));
});

it('goes on with the same model, then the same make, then the same kind', () => {
  const models = [{ make: 'Toyota', model: 'HiLux' }];
  const own = article('own', { models });
  const all = [
    own,
    article('kind'),
    article('make', { category: 'Guides', models: [{ make: 'Toyota', model: 'RAV4' }] }),
    article('model', { category: 'Guides', models, published: '2020-01-01' }),
    article('other', { category: 'Guides', published: '2026-11-20' }),
  ];
  expect(relatedArticles(own, all).map(({ slug }) => slug)).toEqual(['model', 'make', 'kind']);
});

it('counts the minutes that a text takes', () => {
  expect(readingMinutes('one two')).toBe(1);
  expect(readingMinutes('word '.repeat(1_100))).toBe(5);
});

it('says in which month prices were right once they are two years old', () => {
  const of = (now: string, updated: string | null = null) =>
    pricesWereRightIn({ published: '2024-07-10', updated }, new Date(now), 'en-AU');
  expect(of('2026-07-09T00:00:00Z')).toBeNull();
  expect(of('2026-07-10T00:00:00Z')).toBe('July 2024');
  expect(of('2026-07-10T00:00:00Z', '2025-01-01')).toBeNull();
});

describe('the text of an article', () => {
  const kinds = (markdown: string, own: Parameters<typeof articleBody>[2] = null) =>
    articleBody(markdown, {}, own).parts.map((part) =>
      part.kind === 'prose'
        ? 'prose'
        : part.kind === 'block'
          ? `${part.name} ${JSON.stringify(part.settings)}`
          : `${part.kind} ${part.make} ${part.model}`,
    );

  it('is parted where a line asks for vehicles or a model', () => {
    expect(
      kinds('One.\n\n::stock{make=Toyota model=HiLux}\n\nTwo.\n\n::model{make="Land Rover" model="Range Rover"}'),
    ).toEqual(['prose', 'stock Toyota HiLux', 'prose', 'model Land Rover Range Rover']);
    expect(kinds('::stock{make=Kia}')).toEqual(['stock Kia null']);
  });

  it.each([
    'See ::stock{make=Kia} here.',
    '::stock{}',
    '::model{make=Kia}',
    '::Hours{place=north}',
    'One.\n::stock{}\nTwo.',
    '```\n::stock{make=Kia}\n```',
  ])('takes %j for words', (markdown) => expect(kinds(markdown)).toEqual(['prose']));

  it('is parted where a line asks for a block of the host', () => {
    expect(kinds('One.\n\n::opening-hours{place=north title="When we are open"}\n::hours{}')).toEqual([
      'prose',
      'opening-hours {"place":"north","title":"When we are open"}',
      'hours {}',
    ]);
  });

  it('shows what it is about after its second part, unless it says where', () => {
    const own = { kind: 'stock', make: 'Kia', model: null } as const;
    const text = '## A\n\nOne.\n\n## B\n\nTwo.\n\n## C\n\nThree.';
    expect(kinds(text, own)).toEqual(['prose', 'stock Kia null', 'prose']);
    expect(kinds('Short.', own)).toEqual(['prose', 'stock Kia null']);
    expect(kinds(`${text}\n\n::stock{make=MG}`, own)).toEqual(['prose', 'stock MG null']);
    expect(kinds(`::hours{}\n\n${text}`, own)).toEqual(['hours {}', 'prose', 'stock Kia null', 'prose']);
  });

  it('names each heading once, also across its parts', () => {
    const { contents } = articleBody('## Price\n\nOne.\n\n::stock{make=Kia}\n\n## Price\n\nTwo.', {});
    expect(contents.map(({ id }) => id)).toEqual(['part-price', 'part-price-2']);
  });
});

it('[CONT-01] a feed holds the latest, and nothing that breaks it', () => {
  const feed = blogFeed([article('first', { title: 'Utes & <b>vans</b>\u0001' })], {
    origin: 'https://harbour.example',
    name: 'Harbour',
    feedPath: '/blog/feed.xml',
  });
  expect(feed).toContain('<title>Utes &amp; &lt;b&gt;vans&lt;/b&gt;</title>');
  expect(feed).toContain('<link>https://harbour.example/blog/news/first</link>');
  expect(feed).toContain('<pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>');
});

it('tells machines who wrote it and when', () => {
  expect(articleJsonLd(sampleArticle, { origin: 'https://harbour.example', name: 'Harbour' })).toMatchObject({
    '@type': 'BlogPosting',
    headline: sampleArticle.title,
    datePublished: '2026-10-12',
    url: 'https://harbour.example/blog/vehicle-reviews/hilux-first-drive',
  });
});
