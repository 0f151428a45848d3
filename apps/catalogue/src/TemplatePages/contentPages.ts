import { articleBody, articleList } from '@forecourt/content/model';
import { sampleArticle, sampleArticles } from '@forecourt/content/testing';
import { contentKinds } from '@forecourt/domain';
import { sampleOffer, sampleOffers } from '@forecourt/offers/testing';
import { sampleNow, sampleVehiclePage } from '@forecourt/templates/testing';
import { inState } from './pageStates.ts';
import type { PagesOf } from './samplePages.tsx';
import { longOffers, manyOffers } from './sampleOffers.ts';
import { longText, longWord, repeated, stockIn } from './sampleSite.ts';

const home = { name: 'Home', href: '/' };

const prose = contentKinds.page.schema.parse({
  title: 'About {dealer}',
  lead: 'A family-run dealer with its own workshop and parts counter.',
  updated: '2026-10-22',
  facts: [
    { name: 'Since', value: '1951' },
    { name: 'People', value: '64' },
  ],
  action: { label: 'Come and see us', href: '/contact' },
  text: 'Most of our customers come back.\n\n## How we sell\n\nThe price on the website is the price on the windscreen.',
});

const chapters = (count: number, text: string): string =>
  Array.from({ length: count }, (_, place) => `## Part ${place + 1}\n\n${text}\n\n- Name\n- Phone number`).join('\n\n');

const longArticles = sampleArticles.map((article) => ({
  ...article,
  title: `${article.title}: ${longWord} and what follows from it`,
  summary: longText,
}));
const manyArticles = repeated(sampleArticles, 120, (article, place) => ({
  ...article,
  slug: `${article.slug}-${place}`,
}));

const firstOf = (articles: readonly (typeof longArticles)[number][]) => {
  const list = articleList([...articles], null, 1);
  if (!list) throw new Error('A list of articles has no first page.');
  return list;
};

/** Pages that somebody has written. */
export const contentPages: PagesOf<'Content' | 'Offers' | 'Offer' | 'Blog' | 'Article'> = {
  Content: ({ site, state }) => ({
    site,
    now: sampleNow,
    page: inState(state, {
      default: prose,
      empty: { ...prose, lead: '', facts: [], action: null, text: 'One sentence.' },
      long: {
        ...prose,
        title: `{dealer} and its ${longWord}`,
        lead: longText,
        points: [longText, longWord],
        text: chapters(4, longText),
      },
      many: {
        ...prose,
        image_url: '/media/demo/suv_glacier-white_front_forecourt_1',
        image_alt: 'A white SUV',
        points: repeated(['We answer within a day.'], 12, (point, place) => `${point} (${place + 1})`),
        facts: repeated(prose.facts, 12, (fact, place) => ({ ...fact, name: `${fact.name} ${place + 1}` })),
        questions: repeated(
          [{ question: 'Who answers?', answer: 'The people at **{dealer}**.' }],
          20,
          (one, place) => ({
            ...one,
            question: `${one.question} (${place + 1})`,
          }),
        ),
        text: chapters(30, 'What you enter in a form, and nothing else.'),
      },
    }),
  }),
  Offers: ({ site, sample, state }) => ({
    site,
    now: sampleNow,
    offers: inState(state, { default: sampleOffers, empty: [], long: longOffers, many: manyOffers }),
    vehicles: stockIn(sample, state).slice(0, 4),
    reduced: stockIn(sample, state).slice(0, state === 'many' ? 24 : 4),
  }),
  Offer({ site, sample, state }) {
    const vehicles = stockIn(sample, state).slice(0, 4);
    return {
      site,
      now: sampleNow,
      offer: inState(state, {
        default: sampleOffer,
        empty: { ...sampleOffer, description: '', inclusions: [], figure: null, image_url: null },
        long: longOffers[0] ?? sampleOffer,
        many: {
          ...sampleOffer,
          inclusions: repeated(sampleOffer.inclusions, 20, (one, place) => `${one}, ${place + 1}`),
          location_ids: site.locations.map(({ id }) => id),
        },
      }),
      stock: vehicles.length > 0 ? { vehicles, count: state === 'many' ? 300 : 12, href: '/search' } : null,
      others: inState(state, {
        default: sampleOffers.slice(1),
        empty: [],
        long: longOffers.slice(1),
        many: manyOffers,
      }),
      slots: { form: sampleVehiclePage(sample).slots.enquire },
    };
  },
  Blog: ({ site, state }) => ({
    site,
    list: firstOf(
      inState(state, {
        default: sampleArticles,
        empty: sampleArticles.slice(0, 1),
        long: longArticles,
        many: manyArticles,
      }),
    ),
  }),
  Article({ site, sample, state }) {
    const text = inState(state, {
      default: sampleArticle.text,
      empty: 'Two sentences. No more.',
      long: `${longText}\n\n${sampleArticle.text}`,
      many: chapters(30, 'It rides better empty than any ute has a right to.'),
    });
    const vehicles = stockIn(sample, state).slice(0, 4);
    const [first] = vehicles;
    const body = articleBody(text, {}, first ? { kind: 'stock', make: first.make, model: first.model } : undefined);
    return {
      site,
      now: sampleNow,
      article: inState(state, {
        default: sampleArticle,
        empty: { ...sampleArticle, image_url: null, review: null, models: [] },
        long: { ...sampleArticle, title: `${sampleArticle.title}: ${longWord}`, summary: longText },
      }),
      body,
      stock: body.parts.map((part) =>
        part.kind === 'prose' || !first
          ? null
          : {
              kind: 'stock',
              name: `${first.make} ${first.model}`,
              vehicles,
              count: 12,
              priceFrom: null,
              href: '/search',
            },
      ),
      related: inState(state, {
        default: sampleArticles.slice(1),
        empty: [],
        long: longArticles.slice(1),
        many: manyArticles.slice(0, 12),
      }),
      trail: [home, { name: 'Blog', href: '/blog' }],
    };
  },
};
