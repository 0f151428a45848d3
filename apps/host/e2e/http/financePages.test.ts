import { expect, test } from 'vitest';
import { siteSlugs, type SiteSlug } from '../support/address.ts';
import { siteOf } from '../support/gated.ts';
import { askSite, firstInStock, search } from '../support/wire.ts';

/** A page as a browser without JavaScript has it, without the payload for scripts. */
async function page(slug: SiteSlug, path: string): Promise<string> {
  const { status, text } = await askSite(slug, path);
  expect(status, `${slug}${path}`).toBe(200);
  return text.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<!--.*?-->/g, '');
}

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&rsquo;/g, '’')
    .replace(/\s+/g, ' ');
/** The part of a page between the start of its form of this name and the end of the answer beside it. */
const calculator = (html: string, name: string) =>
  html.slice(html.indexOf(`aria-label="${name}"`), html.indexOf('</section>', html.indexOf(`aria-label="${name}"`)));
const fields = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input[^>]*\bname="(\w+)"[^>]*>/g)]
      .filter(([tag]) => !tag.includes('type="radio"') || tag.includes('checked'))
      .map(([tag, name]) => [name, /\bvalue="([^"]*)"/.exec(tag)?.[1]]),
  );
const limits = (html: string, label: string) => {
  const tag = new RegExp(`<input[^>]*aria-label="${label}, slider"[^>]*>`).exec(html)?.[0] ?? '';
  return ['min', 'max', 'step'].map((name) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]);
};
const repayment = async (slug: SiteSlug, query = '') =>
  calculator(await page(slug, `/finance${query}`), 'Repayment calculator');
const answer = (html: string) => plain(html.slice(html.indexOf('<section')));

test('[ROUTE-12] every page about finance has a purpose, a title and words of its own, and no form stands twice', async () => {
  const html = await Promise.all(
    ['/finance', '/car-finance', '/finance-enquiry'].map((path) => page('harbour-toyota', path)),
  );
  const titles = html.map((one) => /<title>([^<]*)/.exec(one)?.[1]);
  expect(titles).toEqual([
    'Finance calculator | Harbour Toyota',
    'Car finance | Harbour Toyota',
    'Ask about finance | Harbour Toyota',
  ]);
  const descriptions = html.map((one) => /<meta name="description" content="([^"]*)/.exec(one)?.[1]);
  expect(new Set(descriptions).size).toBe(3);
  const canonical = html.map((one) => /<link rel="canonical" href="[^"]*?(\/[a-z-]+)"/.exec(one)?.[1]);
  expect(canonical).toEqual(['/finance', '/car-finance', '/finance-enquiry']);
  // Only the enquiry asks who somebody is.
  expect(html.map((one) => one.includes('name="email"'))).toEqual([false, false, true]);
  for (const one of html) expect(one).toContain('id="finance-form"');
});

test('[ROUTE-12] what a link carries stands in the form of the page that it leads to, and goes on from there', async () => {
  const link = '?vehiclePriceBudget=32500&preferredDealership=harbour-toyota&car_type=used';
  expect(fields(await repayment('harbour-toyota', link))).toMatchObject({ price: '32,500' });
  expect(fields(await page('harbour-toyota', `/car-finance${link}`))).toMatchObject({ vehiclePriceBudget: '32,500' });
  const slashed = await askSite('harbour-toyota', `/car-finance/${link}`);
  expect([slashed.status, slashed.headers['location']]).toEqual([308, `/car-finance${link}`]);
  const hub = await page('harbour-toyota', `/finance${link}`);
  expect(hub).toMatch(/href="\/apply-for-finance\?vehiclePriceBudget=32500&amp;preferredDealership=harbour-toyota/);
});

test('[CALC-01] [CALC-02] [CALC-03] [CALC-04] the calculator begins with 30000 dollars, 5 years and the site’s rate, within its limits', async () => {
  const html = await repayment('haggle-free-cars');
  expect(fields(html)).toMatchObject({
    price: '30,000',
    deposit: '0',
    residual: '0',
    term: '5',
    rate: '10',
    frequency: 'weekly',
  });
  expect(limits(html, 'Purchase price')).toEqual(['1000', '250000', '500']);
  expect(limits(html, 'Loan term')).toEqual(['1', '7', '0.5']);
  expect(limits(html, 'Interest rate')).toEqual(['0.5', '15', '0.5']);
  // A site with an example loan begins with its deposit and its final payment.
  expect(fields(await repayment('harbour-toyota'))).toMatchObject({ rate: '8.5', deposit: '3,000', residual: '9,000' });
  const own = await repayment('southern-motor-group');
  expect(limits(own, 'Interest rate')).toEqual(['4', '20', '0.5']);
  expect(limits(own, 'Purchase price')).toEqual(['5000', '250000', '500']);
});

test('[CALC-05] the server answers the calculator’s form with repayment, rate, term, total and what is due at the end', async () => {
  const terms = '?price=30000&deposit=0&residual=9000&term=5&rate=10';
  const monthly = answer(await repayment('haggle-free-cars', `${terms}&frequency=monthly`));
  for (const words of [
    '$522 per month plus $9,000 at the end',
    'Interest rate 10.00% p.a.',
    'Term 5 years',
    'Estimate at the rate you chose, not an offer.',
    'Total to pay back $40,320',
  ])
    expect(monthly).toContain(words);
});

test('[CALC-06] a repayment of 25 dollars or less asks to enquire', async () => {
  const result = answer(await repayment('haggle-free-cars', '?price=30000&deposit=29000'));
  expect(result).toContain('Enquire for Finance');
  expect(result).not.toMatch(/per week|% p\.a\./);
});

test('[CALC-07] one site lists its fees beside the result and in a comparison rate, others none', async () => {
  const result = answer(
    await repayment('harbour-toyota', '?price=30000&deposit=0&residual=0&term=5&rate=10&frequency=monthly'),
  );
  expect(result).toContain(
    'Establishment fee $395 Security registration $6 Monthly administration $8 a month Dealer agency fee $912.25',
  );
  expect(result).toContain('Comparison rate 12.49% p.a.');
  expect(result).toContain('WARNING');
  expect(result).toContain('Total to pay back, with fees $40,073.25');
  expect(answer(await repayment('haggle-free-cars'))).not.toMatch(/Establishment|Comparison rate/);
});

/** The calculator of a vehicle whose page shows this lender's rate. */
async function calculatorOf(slug: SiteSlug, filters: string): Promise<{ html: string; price: number; id: string }> {
  const car = await firstInStock(slug, filters);
  const html = await page(slug, `/cars/${car.slug}`);
  return { html: calculator(html, 'Repayment calculator'), price: car.price, id: car.objectID };
}

test('[CALC-01] [CALC-03] [CALC-04] [CALC-07] a vehicle’s page begins with its price and with its lender’s rate, limits and fee', async () => {
  // AusLoans lends at 7.5 to 14.5 percent and for a fee. A vehicle or two has no lender.
  const { hits } = await search('coastline-caravans', {
    filters: 'status:in_stock AND sold:false AND price > 15000 AND price < 200000',
    hitsPerPage: 4,
  });
  const cars = await Promise.all(
    hits.map(async (car) => {
      const html = calculator(await page('coastline-caravans', `/cars/${car.slug}`), 'Repayment calculator');
      expect(html).toContain('action="/finance#finance-form"');
      expect(fields(html)).toMatchObject({ car_id: car.objectID, price: car.price.toLocaleString('en-AU') });
      return html;
    }),
  );
  const html = cars.find((one) => answer(one).includes('Establishment fee')) ?? '';
  expect(answer(html)).toContain('Establishment fee $1,360.50');
  expect(fields(html)).toMatchObject({ rate: '7.69', term: '7' });
  expect(limits(html, 'Interest rate')).toEqual(['7.5', '14.5', '0.5']);
  expect(answer(html)).toMatch(/Interest rate 7\.69% p\.a\. Comparison rate [\d.]+% p\.a\./);
  expect(answer(html)).toContain('Estimate at the lender’s rate for this vehicle, not an offer.');
});

test('[CALC-01] without JavaScript a vehicle’s form is answered for that vehicle by the finance page', async () => {
  const { html, id, price } = await calculatorOf('harbour-toyota', 'price > 15000');
  const query = new URLSearchParams(fields(html) as Record<string, string>);
  query.set('term', '3');
  const answered = await repayment('harbour-toyota', `?${query}`);
  expect(fields(answered)).toMatchObject({ car_id: id, price: price.toLocaleString('en-AU'), term: '3' });
  expect(answer(answered)).toContain('Term 3 years');
});

test('[CALC-05] a budget leads to the vehicles that it buys, counted as the search counts them', async () => {
  const slug = 'haggle-free-cars';
  const query = '?budget=200&frequency=weekly&deposit=5000&term=5&rate=10';
  const html = calculator(await page(slug, `/finance${query}`), 'Budget calculator');
  const [, href = '', words = ''] =
    /<a[^>]*href="(\/[^"]*price=-\d+)"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)/.exec(html) ?? [];
  const price = Number(/\d+$/.exec(href)?.[0]);
  // $200 a week at 10% over 5 years lends $40,892.
  expect(price).toBe(45_500);
  const { nbHits } = await search(slug, {
    filters: 'sold:false',
    numericFilters: [`price<=${price}`],
    hitsPerPage: 0,
  });
  expect(words).toMatch(new RegExp(`^See ${nbHits} \\w+ under \\$45,500$`));
  expect((await askSite(slug, href)).status).toBe(200);
  expect(fields(html)).toMatchObject({ budget: '200', deposit: '5,000', term: '5', rate: '10', frequency: 'weekly' });
});

test('[GATE-01] [GATE-02] the calculator is open but where a site gates it, and an application is open nowhere', async () => {
  for (const slug of siteSlugs) {
    const hub = await askSite(slug, '/finance?price=20000');
    const application = await askSite(slug, '/apply-for-finance');
    if (slug === 'granite-nissan') {
      expect([303, 307]).toContain(hub.status);
      expect(hub.headers['location']).toContain('/sign-in?type=finance&redirect=%2Ffinance%3Fprice%3D20000');
    } else expect(hub.status, slug).toBe(siteOf(slug).pages.includes('finance') ? 200 : 404);
    if (!siteOf(slug).pages.includes('finance-application')) {
      expect(application.status, slug).toBe(404);
      continue;
    }
    expect([303, 307], slug).toContain(application.status);
    expect(application.headers['location']).toContain('/sign-in?type=finance&redirect=%2Fapply-for-finance');
  }
});

test('[CALC-09] money fields offer 5000 to 70000 dollars, and 300000 to 800000 on one site', async () => {
  const ends = (html: string) => {
    const amounts = [...html.matchAll(/<button[^>]*>(\$[\d,]+)<\/button>/g)].map(([, text]) => text);
    return [amounts[0], amounts.at(-1)];
  };
  expect(ends(await page('harbour-toyota', '/finance-enquiry'))).toEqual(['$5,000', '$70,000']);
  expect(ends(await page('coastline-caravans', '/finance-enquiry'))).toEqual(['$300,000', '$800,000']);
  // A price that the calculator does not take is not offered by it.
  expect(ends(await repayment('coastline-caravans'))).toEqual([undefined, undefined]);
});
