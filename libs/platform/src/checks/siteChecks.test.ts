import { siteSchema, type ContentRecord, type Site, type SiteInput } from '@forecourt/domain';
import { sampleSiteFile, sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import type { ContentService } from '../ports/contentPort.ts';
import { lawFindings } from './lawFindings.ts';
import { openSiteChecks } from './openSiteChecks.ts';
import { setupFindings } from './setupFindings.ts';

const fees = [
  { label: 'Establishment fee', amount: 39_500 },
  { label: 'Account fee', amount: 800, due: 'monthly' as const },
];
const site = siteSchema.parse({ ...sampleSiteFile, calculator: { fees } });

type Found = Partial<Record<string, { state?: string; text?: string }>>;
const every: Found = { 'privacy-policy': {}, 'terms-and-conditions': {}, 'finance-disclaimer': {} };

const contentOf = (found: Found): Pick<ContentService, 'find'> => ({
  find(_site, _kind, slug) {
    const { state = 'live', text = 'Words.' } = found[slug] ?? {};
    return found[slug] ? ({ state, record: { slug, text } as ContentRecord } as never) : null;
  },
});
const lacks = (found: Found, of: Site = site) => lawFindings(of, contentOf(found)).map(({ message }) => message);

describe('texts of the law', () => {
  it('[LEGAL-01] lack nothing where each is shown with words in it', () => {
    expect(lacks(every)).toEqual([]);
  });

  it.each([
    [{ ...every, 'privacy-policy': undefined }, /^\/privacy-policy is missing: mend pages\/privacy-policy\.md/],
    [{ ...every, 'terms-and-conditions': { state: 'draft' } }, /^\/terms-and-conditions is draft/],
    [{ ...every, 'privacy-policy': { state: 'expired' } }, /^\/privacy-policy is expired/],
    [{ ...every, 'finance-disclaimer': { text: ' \n' } }, /^\/finance-disclaimer has no text/],
  ])('[LEGAL-01] are told by name where one is missing, hidden or empty', (found, message) => {
    expect(lacks(found)).toEqual([expect.stringMatching(message)]);
  });

  it('[LEGAL-02] want a page for complaints, and words about finance only where it is sold', () => {
    expect(lacks({ ...every, 'finance-disclaimer': undefined }, { ...site, pages: ['complaint'] })).toEqual([]);
    expect(lacks(every, { ...site, pages: [] })).toEqual([expect.stringMatching(/^\/complaint-handling is missing/)]);
  });
});

describe('comparison rates', () => {
  const vehicle = (slug: string, comparisonRate: number, dealership_id = site.stockDealershipIds[0]!) => ({
    ...sampleVehicle,
    slug,
    dealership_id,
    finance_lenders: { manual: { ...sampleVehicle.finance_lenders['manual']!, interestRate: 6.99, comparisonRate } },
  });
  async function look(stock: ReturnType<typeof vehicle>[], of: Site = site) {
    const logged: string[] = [];
    const checks = openSiteChecks({
      sites: { all: () => [of], problems: () => [] },
      config: { webhookSecrets: { crm: 'a secret' }, demo: false },
      content: contentOf(every),
      inventory: {
        async *everything() {
          yield stock;
        },
      },
      log: (message) => logged.push(message),
    });
    await checks.run();
    await checks.run();
    return { logged, findings: checks.findings() };
  }

  it('[CALC-07] that do not come of rate and fees are told once for all vehicles that are wrong alike', async () => {
    const { logged, findings } = await look([
      vehicle('right', 8.11),
      vehicle('near', 8.16),
      vehicle('wrong', 9.5),
      vehicle('wrong-too', 9.5),
      vehicle('other', 7.2),
      vehicle('elsewhere', 9.5, 'another-dealership'),
    ]);
    expect(findings.map(({ message }) => message)).toEqual([
      "/cars/wrong and 1 more says a comparison rate of 9.50%, but its rate and the site's fees come to 8.11%",
      "/cars/other says a comparison rate of 7.20%, but its rate and the site's fees come to 8.11%",
    ]);
    expect(logged).toEqual(findings.map(({ site: slug, message }) => `${slug}: ${message}`));
  });

  it('[CALC-07] that a site advertises itself are looked at too', async () => {
    const advertised = (comparisonRate: number) => ({
      ...site,
      calculator: {
        ...site.calculator,
        lenders: { manual: { name: 'Our desk', advertised: { interestRate: 6.99, comparisonRate } } },
      },
    });
    expect((await look([], advertised(8.11))).findings).toEqual([]);
    expect((await look([], advertised(6.99))).findings).toMatchObject([
      { part: 'rates', message: expect.stringContaining('calculator.lenders.manual says') as string },
    ]);
  });
});

describe('settings', () => {
  const secret = { id: 'crm', type: 'webhook' as const, url: 'https://crm.example/leads', secret: 'crn' };
  const found = (changes: Partial<SiteInput>, webhookSecrets = ['crm']) => {
    const one = siteSchema.parse({ ...sampleSiteFile, ...changes });
    const dealershipIds = [...one.dealerships.map(({ id }) => id), 'northside-motors'];
    return setupFindings(one, { webhookSecrets, dealershipIds }).map(({ message }) => message);
  };

  it('are right in the sample', () => {
    expect(found({ leadDestinations: [{ id: 'mail', type: 'email', to: 'leads@dealer.example' }] })).toEqual([]);
  });

  it('that lose leads are told: nowhere to send them, a secret that is not configured', () => {
    expect(found({ leadDestinations: [] })).toEqual([expect.stringMatching(/^leads go nowhere/)]);
    expect(found({ leadDestinations: [secret] })).toEqual([
      "leads to 'crm' are signed with 'crn', which FORECOURT_WEBHOOK_SECRETS has not; did you mean 'crm'?",
    ]);
  });

  it('of stock that no dealership has are told, with the one that was meant', () => {
    const leadDestinations = [{ ...secret, secret: 'crm' }];
    const stockDealershipIds = ['northside-motors', 'nortside-motors'];
    expect(found({ stockDealershipIds, leadDestinations })).toEqual([
      "stock of 'nortside-motors' is shown, which is no dealership of any site; did you mean 'northside-motors'?",
    ]);
  });

  it('of a menu that leads to no page are told, with the page that was meant', () => {
    const navigation = [
      { name: 'Stock', url: '/search?body=Ute', dropdownItems: [{ name: 'Careers', url: '/carers' }] },
      { name: 'Elsewhere', url: 'https://elsewhere.example/carers' },
      { name: 'About', url: '/pages/about-our-dogs' },
    ];
    expect(found({ navigation, leadDestinations: [{ ...secret, secret: 'crm' }] })).toEqual([
      "the menu's 'Careers' leads to /carers, where no page is; did you mean '/careers'?",
    ]);
  });
});
