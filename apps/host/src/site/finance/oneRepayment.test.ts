import { readdirSync, readFileSync } from 'node:fs';
import { demoSeed, generateStock } from '@forecourt/demo';
import { siteSchema, toPublicSite, vehicleSchema, type PublicSite } from '@forecourt/domain';
import { FinanceCalculator, LoanTable } from '@forecourt/finance';
import {
  calculatorSetup,
  priceError,
  repaymentWords,
  isExampleLoan,
  ownershipCost,
  siteFigures,
} from '@forecourt/finance/model';
import { SiteProvider } from '@forecourt/ui';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

const folder = new URL('../../../sites/', import.meta.url);
const sites = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => siteSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
const now = new Date('2026-03-10T02:00:00Z');
const stock = generateStock({ sites, seed: demoSeed, now }).map((vehicle) => vehicleSchema.parse(vehicle));

const dollarsOf = (cents: number | null = 0) => `$${Math.round((cents ?? 0) / 100).toLocaleString('en-AU')}`;

/** What else a vehicle costs: nothing here. */
const without = {
  kmPerYear: 15_000,
  consumption: null,
  energyPrice: null,
  service: null,
  registration: null,
  insurance: null,
  tyres: null,
};

/** Every vehicle of a site with a repayment, with its page's text and the same loan for the calculators. */
function repayments(site: (typeof sites)[number], publicSite: PublicSite) {
  const dealerships = new Set(site.dealerships.map(({ id }) => id));
  return stock
    .filter(({ dealership_id }) => dealerships.has(dealership_id))
    .flatMap((vehicle) => {
      const figures = siteFigures(publicSite, vehicle, now);
      const words = repaymentWords(figures);
      if (!figures || !words) return [];
      const setup = calculatorSetup(publicSite, { vehicle, figures });
      // There is no calculator above its highest price.
      if (priceError(setup.start.price, setup.bounds)) return [];
      return [{ name: vehicle.name, words, figures, setup, input: setup.start }];
    });
}

/** The visible text. */
const textOf = (site: PublicSite, part: ReactNode) =>
  renderToStaticMarkup(createElement(SiteProvider, { site, children: part }))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

it('[PRICE-04] [CALC-05] shows the same repayment on the page, in the calculator as it opens, in its table of terms and in the cost of ownership, under one assumption a site', () => {
  const compared = { calculators: 0, tables: 0 };
  for (const site of sites) {
    const publicSite = toPublicSite(site, 'https://demo.example');
    for (const { name, words, figures, setup, input } of repayments(site, publicSite)) {
      const { per } = figures;
      const calculator = textOf(publicSite, createElement(FinanceCalculator, { setup }));
      const shown = /\$[\d,]+ per (?:week|month)/.exec(calculator)?.[0];
      expect([name, shown]).toEqual([name, `${words.amount} per ${per}`]);
      compared.calculators += 1;
      const [loan] = ownershipCost({ ...without, figures }).parts;
      if (per === 'week') expect([name, dollarsOf(loan?.perWeek)]).toEqual([name, words.amount]);
      const { example } = publicSite.finance;
      if (example) expect([name, isExampleLoan(figures, example)]).toEqual([name, true]);
      if (input.residual > 0) continue;
      const table = textOf(publicSite, createElement(LoanTable, { setup, input }));
      expect([name, new RegExp(` ${input.years} years (\\$[\\d,]+) `).exec(table)?.[1]]).toEqual([name, words.amount]);
      compared.tables += 1;
    }
  }
  expect(compared.calculators).toBeGreaterThan(300);
  expect(compared.tables).toBeGreaterThan(100);
});
