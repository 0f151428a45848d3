import { expect, it } from 'vitest';
import { siteSchema } from '../site.ts';
import { sampleSiteFile } from '../testing/index.ts';
import { consentCompanies } from './consentCompanies.ts';
import { isOfTag, tagsOf } from './siteTags.ts';

const chat = { provider: 'Chatter', greeting: 'Hi', script: 'https://cdn.chatter.example/c.js', opener: ['Chatter'] };
const site = siteSchema.parse({
  ...sampleSiteFile,
  analytics: { measurementId: 'G-ABC1234567', budget: { kilobytes: 90 } },
  chat: { ...chat, origins: { connect: ['https://api.chatter.example'] } },
});
const page = 'https://dealer.example';

it('has a budget for each from the site’s file, and what is usual where that is silent', () => {
  expect(tagsOf(site).map(({ name, needsConsent, budget }) => [name, needsConsent, budget])).toEqual([
    ['google-analytics', true, { kilobytes: 90, milliseconds: 150 }],
    ['chat', false, { kilobytes: 400, milliseconds: 200 }],
  ]);
  expect(tagsOf({ analytics: { ...site.analytics, measurementId: null }, chat: null, vendors: [] })).toEqual([]);
  const wrong = siteSchema.safeParse({ ...sampleSiteFile, analytics: { budget: { kilobytes: 0 } } });
  expect(wrong.error?.issues[0]?.path).toEqual(['analytics', 'budget', 'kilobytes']);
});

it.each([
  ['https://www.googletagmanager.com/gtag/js?id=G-ABC1234567', 0],
  ['https://region1.google-analytics.com/g/collect', 0],
  ['https://cdn.chatter.example/part.js', 1],
  ['https://api.chatter.example/talk', 1],
])('knows whose %s is', (address, whose) => {
  expect(tagsOf(site).map((tag) => isOfTag(tag, address, page))).toEqual([whose === 0, whose === 1]);
});

it('counts nothing of the site’s own for a tag, but a script that stands on it', () => {
  const own = tagsOf(siteSchema.parse({ ...sampleSiteFile, chat: { ...chat, script: '/chat.js' } }))[0];
  expect(own && ['/chat.js', '/other.js'].map((path) => isOfTag(own, `${page}${path}`, page))).toEqual([true, false]);
  expect(own && isOfTag(own, 'https://evil-google-analytics.com/x', page)).toBe(false);
});

it('asks visitors about the companies of all tags that need it', () => {
  const asked = tagsOf(site).flatMap(({ needsConsent, provider }) => (needsConsent ? [provider] : []));
  expect(consentCompanies(site)).toEqual(asked);
  expect(consentCompanies({ ...site, analytics: { ...site.analytics, measurementId: null } })).toEqual([]);
});
