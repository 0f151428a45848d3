import { describe, expect, it } from 'vitest';
import { toPublicSite } from './publicSite.ts';
import { siteSchema, type SiteInput } from './site.ts';

const min: SiteInput = {
  slug: 'a-dealer',
  name: 'A Dealer',
  template: 'group',
  theme: 'neutral',
  tagline: 'Cars',
  description: 'A dealer.',
  dealerships: [{ id: 'd', slug: 'd', name: 'D' }],
  stockDealershipIds: ['d'],
};

describe('a site', () => {
  it('[SITE-01] needs little and has defaults for the rest', () => {
    const site = siteSchema.parse(min);
    expect(site.paths.search).toBe('/search');
    expect(site.texts.noPrice).toBe('Enquire for price.');
    expect(site.search).toMatchObject({ perPage: 24, soldDays: 3, preset: 0 });
  });

  it.each([
    ['template', ''],
    ['slug', 'Has Spaces'],
    ['brandColour', 'red'],
    ['stockDealershipIds', []],
    ['flags', { checkout: 'yes' }],
    ['paths', { search: '/cars' }],
    ['paths', { search: '/' }],
    ['paths', { search: '/find-us', contact: '/find-us' }],
    ['offers', [{ id: 'tyres', name: 'Four tyres for three' }]],
  ])('[SITE-01] refuses %s %j', (field, value) => {
    const result = siteSchema.safeParse({ ...min, [field]: value });
    expect(result.error?.issues[0]?.path[0]).toBe(field);
  });

  it('[AN-01] counts by itself unless it names a measurement ID, which is no secret', () => {
    expect(siteSchema.parse(min).analytics.measurementId).toBeNull();
    const site = siteSchema.parse({ ...min, analytics: { measurementId: 'G-ABC1234567' } });
    expect(toPublicSite(site, 'https://a.example').analytics.measurementId).toBe('G-ABC1234567');
    const wrong = siteSchema.safeParse({ ...min, analytics: { measurementId: 'UA-12345-1' } });
    expect(wrong.error?.issues.map(({ message }) => message)).toEqual(['a measurement ID such as G-ABC1234567']);
  });

  it('keeps lead destinations from the browser', () => {
    const site = siteSchema.parse({
      ...min,
      leadDestinations: [{ id: 'mail', type: 'email', to: 'leads@dealer.example' }],
    });
    const open = toPublicSite(site, 'http://a-dealer.localhost:3000');
    expect(JSON.stringify(open)).not.toContain('leads@dealer.example');
    expect(open.origin).toBe('http://a-dealer.localhost:3000');
  });
});

describe('terms of use', () => {
  const message =
    'forms ask visitors to agree to terms of use that the site does not have: write them here, or switch requireTerms off';
  const asking: Partial<SiteInput>[] = [
    { flags: { requireTerms: true } },
    { forms: { overrides: { careers: { terms_agreed: { shown: true, required: true } } } } },
  ];

  it.each(asking)('[FORM-05] must be there before a form may ask for agreement: %j', (given) => {
    const read = siteSchema.safeParse({ ...min, ...given });
    expect(read.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([['terms', message]]);
    expect(siteSchema.safeParse({ ...min, ...given, terms: ' ' }).success).toBe(false);
    expect(siteSchema.safeParse({ ...min, ...given, terms: 'Be fair.' }).success).toBe(true);
  });
});

describe('pages that need settings', () => {
  it.each(['spin-to-win', 'online-payment'] as const)('refuses %s without them', (page) => {
    const read = siteSchema.safeParse({ ...min, pages: [page] });
    expect(read.error?.issues.map(({ path }) => path.join())).toEqual([
      page === 'spin-to-win' ? 'spinToWin' : 'onlinePayment',
    ]);
  });

  it('refuses a draw in which somebody could win nothing', () => {
    const prize = { id: 'mug', name: 'A mug', weight: 1, max: 10 };
    const spinToWin = { prizes: [prize, { ...prize, id: 'cap' }] };
    expect(siteSchema.safeParse({ ...min, spinToWin }).success).toBe(false);
    expect(
      siteSchema.safeParse({ ...min, spinToWin: { prizes: [prize, { ...prize, id: 'cap', max: null }] } }).success,
    ).toBe(true);
  });

  it('refuses two destinations of one id: replays would not know which is meant', () => {
    const mail = { id: 'mail', type: 'email', to: 'leads@dealer.example' };
    expect(siteSchema.safeParse({ ...min, leadDestinations: [mail, mail] }).success).toBe(false);
  });
});
