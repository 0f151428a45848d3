import { contentKinds, type ContentRecord } from '@forecourt/domain';

const kind = contentKinds.article.schema;

const text = `We took the new ute over the hills with a trailer behind it, and then to the shops.

## On the road

It rides better empty than any ute has a right to.

## With a load

Two tonnes behind it change little. **The mirrors do not move.**

| Load | Litres for 100 km |
| --- | ---: |
| Empty | 8.1 |
| Two tonnes | 13.4 |

## In the cab

> You sit high, and everything is where your hand goes.

## What it costs

Ask for the figure with your tray on it.`;

/** A review of a vehicle, with all that one can have. */
export const sampleArticle: ContentRecord<'article'> = {
  slug: 'hilux-first-drive',
  ...kind.parse({
    title: 'HiLux first drive: the same, only quieter',
    summary:
      'Two days with the new ute, one with a trailer behind it. What is better, what is not, and what ours cost.',
    published: '2026-10-12',
    category: 'Vehicle reviews',
    author: 'Mei Tan',
    image_url: '/demo/hilux-front.svg',
    image_alt: 'A ute on a gravel road',
    models: [{ make: 'Toyota', model: 'HiLux' }],
    review: {
      good: ['Quiet at highway speed', 'Tows as if it had nothing behind it'],
      not_so_good: ['The tray is no lower', 'Wait of some weeks'],
      price_dollars: 62_490,
      price_label: 'drive away in WA, as driven',
      verdict: 'Buy it for the trailer, keep it for the drive home.',
    },
    text,
  }),
};

/** Some articles, the latest first. */
export const sampleArticles: readonly ContentRecord<'article'>[] = [
  sampleArticle,
  ...['Before a long drive with a van', 'What a comparison rate tells you', 'Our open day in pictures'].map(
    (title, at) => ({
      slug: `sample-${at}`,
      ...kind.parse({
        title,
        summary: 'Ten minutes now that save an hour on the road, from the people in our workshop.',
        published: `2026-0${9 - at}-03`,
        category: at === 0 ? 'Guides' : 'News',
        image_url: at === 1 ? null : '/demo/rav4-front.svg',
        text,
      }),
    }),
  ),
];
