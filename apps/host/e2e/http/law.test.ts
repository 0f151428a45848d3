import { expect, test } from 'vitest';
import { australianSlugs, siteSlugs } from '../support/address.ts';
import { siteOf } from '../support/gated.ts';
import { inParallel } from '../support/inParallel.ts';
import { allWords, linkNamed, pageOf, words } from '../support/pageOf.ts';
import { listedKinds, pagesBySite } from '../support/sitemap.ts';
import { ask, askSite, firstInStock } from '../support/wire.ts';

test('[LEGAL-02] every site says who takes care of a complaint, in numbered steps with days, and who else helps', async () => {
  for (const slug of siteSlugs) {
    const { complaints } = siteOf(slug);
    const { main } = await pageOf(slug, '/complaint-handling');
    const steps = [...main.querySelectorAll('ol > li')].map((one) => words(one)).join(' ');
    expect(steps, slug).toContain(complaints.person);
    expect(steps, slug).toContain(`Within ${complaints.acknowledgedWithin} working days.`);
    expect(steps, slug).toContain(`Within ${complaints.answeredWithin} days, in writing`);
    const text = words(main);
    const isAustralian = slug !== 'kauri-cars';
    expect(text).toMatch(
      isAustralian
        ? /loan or insurance, go to the lender or insurer first.*Australian Financial Complaints Authority/
        : /Consumer Guarantees Act.*Motor Vehicle Disputes Tribunal/,
    );
    expect(text.indexOf('Consumer regulators')).toBeLessThan(text.indexOf('or get independent legal advice.'));
  }
});

test('[LEGAL-03] every site has a finance disclaimer with its own figures, basis and warning, one tap from every page', async () => {
  for (const slug of australianSlugs) {
    const home = await pageOf(slug, '/');
    expect(linkNamed(home.document, 'Finance disclaimer').getAttribute('href')).toBe('/finance-disclaimer');
    const { main, document } = await pageOf(slug, '/finance-disclaimer');
    expect(allWords(main, 'h1')).toEqual(['Finance disclaimer']);
    const text = words(main);
    expect(text).toContain('5-year secured loan of $30,000. WARNING: This comparison rate is true only for');
    expect(text, slug).not.toMatch(/\{\w+\}/);
    expect(text.includes('5 year term, 10.0% deposit and 30.0% final payment')).toBe(slug === 'harbour-toyota');
    expect(text.includes('8.38% to 19.42%')).toBe(slug === 'harbour-toyota');
    expect(text.includes('indicative quote from YouX')).toBe(slug === 'haggle-free-cars');
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/finance-disclaimer$/);
  }
});

/** Names of fields that say who somebody is. */
const personal = '[name="email"], [name="phone"], [name="mobile"]';

test('[LEGAL-01] every form that asks who one is leads to the privacy policy and to the terms', async () => {
  const pages = await pagesBySite(async (slug) => {
    const car = await firstInStock(slug);
    return { ...(await listedKinds(slug)), enquiry: `/enquire?car=${car.slug}` };
  });
  const found = await inParallel(pages, async ({ slug, path }) => {
    const { main } = await pageOf(slug, path);
    const forms = [...main.querySelectorAll('form')].filter((one) => one.querySelector(personal));
    for (const form of forms) {
      const links = [...form.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      expect.soft(links, `${slug}${path}`).toContain('/privacy-policy');
      expect.soft(links, `${slug}${path}`).toContain('/terms-and-conditions');
    }
    return forms.length;
  });
  expect(found.filter((forms) => forms > 0).length, 'pages with a form').toBeGreaterThanOrEqual(12);
});

test('[LEGAL-01] terms say how long a buyer may withdraw, and what holds online, in the dealer’s states alone', async () => {
  const terms = async (slug: (typeof siteSlugs)[number]) => words((await pageOf(slug, '/terms-and-conditions')).main);
  const [wa, nsw, group] = [
    await terms('harbour-toyota'),
    await terms('granite-nissan'),
    await terms('southern-motor-group'),
  ];
  expect(wa).toContain('Western Australia has no cooling-off period');
  expect(wa).not.toContain('New South Wales');
  expect(nsw).toContain('In New South Wales you have a cooling-off period of one business day');
  expect(nsw).toContain('The deposit can’t be more than 10% of the price.');
  for (const one of [
    'In Victoria you have a cooling-off period of three business days',
    'In Queensland you have a cooling-off period of one business day',
  ]) {
    expect(group).toContain(one);
  }
});

test('[NAV-05] the licence stands beside the dealer’s name, and a price says what it covers in which state', async () => {
  const { document } = await pageOf('granite-nissan', '/');
  expect(words([...document.querySelectorAll('footer')].at(-1))).toContain('Granite Nissan. Dealer licence MD 064417.');
  const car = await firstInStock('harbour-toyota', 'price > 15000 AND car_type:used');
  const { text } = await askSite('harbour-toyota', `/cars/${car.slug}`);
  expect(text).toMatch(
    /For private buyers in Western Australia\. Includes GST, registration|On-road costs in Western Australia are extra:/,
  );
});

test('[LEGAL-01] [CALC-07] the demo’s checks find no text missing and no comparison rate that does not add up', async () => {
  const { status, text } = await ask('localhost', '/demo/checks');
  expect(status).toBe(200);
  expect(text).not.toMatch(/is missing: |says a comparison rate of/);
});
