import { siteSchema, type Site } from '@forecourt/domain';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const host = new URL('../../../apps/host/', import.meta.url).pathname;
const sites: Site[] = globSync(`${host}sites/*.json`).map((file) => {
  const record = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  delete record['$schema'];
  return siteSchema.parse(record);
});

/** What each demonstration has to say, and what the law words. */
const notice = /demonstration|comparison rate|Demonstration price/i;

/** Texts of the files of a site's pages, articles, offers, people and workshops; a draft repeats what it would replace. */
function filedTexts({ slug }: Site): string[] {
  return globSync(`${host}content/sites/${slug}/{articles,offers,pages,people,workshop}/*`)
    .filter((file) => !/\.draft\.md$|genuine-service/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => !/^disclaimer:|^ {2}(warning|basis):|"role":/.test(line))
    .map((line) => line.replace(/^[\s\->*#|]+|^"?\w+"?: */g, '').replace(/["{}[\]|*]/g, ' '));
}

/** Texts of a site's own file. Places are left out: sites of one group share them. */
function ownTexts({ tagline, description, about, texts, reviews, guarantees, spinToWin }: Site): string[] {
  return [
    tagline,
    description,
    about,
    ...[texts.heroTitle, texts.heroText],
    ...guarantees,
    ...reviews.flatMap(({ text, reply_text: reply }) => [text, reply ?? '']),
    ...(spinToWin ? [spinToWin.terms, ...spinToWin.prizes.map(({ text }) => text ?? '')] : []),
  ];
}

const textsOf = (site: Site) => [...ownTexts(site), ...filedTexts(site)];

const minWords = 5;
const sentencesOf = (site: Site): string[] =>
  textsOf(site)
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n/))
    .filter((sentence) => !notice.test(sentence))
    .map((sentence) => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length >= minWords && !words.some((word) => word === 'media' || word === 'href'))
    .map((words) => words.join(' '));

const repeated = (sentences: readonly string[]) => sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i);

const small = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const larger = { fifteen: 15, eighteen: 18, twenty: 20, 'forty-two': 42 };
const words = new Map([...small.map((word, i) => [word, i + 1] as const), ...Object.entries(larger)]);
const number = `(\\d[\\d,]*|${[...words.keys()].join('|')})`;
const valueOf = (word: string) => words.get(word.toLowerCase()) ?? Number(word.replaceAll(',', ''));

/** What a site may state one figure of. A capture is the figure. */
const stated: Readonly<Record<string, string>> = {
  brands: `${number} brands`,
  stores: `${number} (?:stores|yards)\\b`,
  'service bays': `${number} (?:service )?bays|Service bays, value: '?${number}`,
  generations: `${number} generations`,
  chargers: `${number} chargers in the yard`,
  'points of a check': `${number}[- ]points?\\b`,
  'loan cars': `We have ${number}\\. Ask when you book|${number} loan cars`,
  'big laps': `big lap ${number} times|Big laps between us, value: '?${number}`,
  'years of warranty': `${number}[- ]years? warranty`,
  'months of roadside assist': `${number} months(?: of)? roadside assist|Roadside assist, value: '?${number} months`,
  'year it began': `(?:since|opened in|Began, value: '?|since, value: '?)\\s*(\\d{4})`,
};

const figures = (text: string, pattern: string): number[] =>
  [...text.matchAll(new RegExp(pattern, 'gi'))].map((match) => valueOf(match.slice(1).find(Boolean) ?? ''));

describe('the demo sites\u2019 texts', () => {
  it('are each written once: no sentence stands twice, on one site or on two', () => {
    const bySite = sites.map((site) => sentencesOf(site));
    expect(bySite.flat().length).toBeGreaterThan(600);
    expect(repeated(bySite.flat())).toEqual([]);
  });

  it.each(sites.map((site) => [site.slug, site] as const))('%s states each figure in one way', (_, site) => {
    const text = textsOf(site).join('\n');
    const differing = Object.entries(stated)
      .map(([name, pattern]) => [name, [...new Set(figures(text, pattern))]] as const)
      .filter(([, values]) => values.length > 1);
    expect(differing).toEqual([]);
  });

  it.each(sites.map((site) => [site.slug, site] as const))('%s says what it is set to', (_, site) => {
    const text = textsOf(site).join('\n');
    const { moneyBackHours, depositCents, holdHours } = site.reserve;
    const hours = [...text.matchAll(new RegExp(`${number}[- ]?(?:hours?|hr)\\b|${number} days to change`, 'gi'))]
      .filter(({ index }) =>
        /change your mind|money.back|bring it back|bring the car back/i.test(text.slice(index - 60, index + 90)),
      )
      .map(([, hour, days]) => (hour ? valueOf(hour) : valueOf(days ?? '') * 24));
    expect(hours.filter((value) => value !== moneyBackHours)).toEqual([]);
    const holds = figures(text, `held? [^.]{0,40}for ${number} (?:hours|days)`);
    expect(holds.filter((value) => value !== holdHours)).toEqual([]);
    expect(figures(text, `\\$${number} deposit`).filter((value) => value * 100 !== depositCents)).toEqual([]);
    const brands = new Set(site.dealerships.flatMap(({ manufacturers }) => manufacturers)).size;
    for (const value of figures(text, `${number} brands`)) expect(value).toBe(brands);
  });
});
