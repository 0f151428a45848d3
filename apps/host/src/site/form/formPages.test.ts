import { sitePageNames, sitePagePaths } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { standardForms } from '@forecourt/forms/model';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formPageFaq } from './formPageFaq.ts';
import { formPageSetups, gatedPageOf, listedFormPages } from './formPages.ts';
import { formPageText, type FormPageName } from './formPageTexts.ts';

const pages = Object.keys(formPageSetups) as FormPageName[];
const routes = join(import.meta.dirname, '../../app/[site]');
const site = { ...sampleSite, pages: [...sitePageNames] };

describe.each(pages)('[ROUTE-12] [ROUTE-14] [ROUTE-17] [ROUTE-19] the page %s', (page) => {
  it('answers at its address', () => {
    expect(existsSync(join(routes, sitePagePaths[page], 'page.tsx'))).toBe(true);
  });

  it('holds a form of the platform, and prefills only what that form asks', () => {
    const { form, vehicleForm, prefill = {} } = formPageSetups[page];
    const { fields } = standardForms[form];
    expect(vehicleForm === undefined || standardForms[vehicleForm].id === vehicleForm).toBe(true);
    expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.values(prefill)));
  });
});

describe.each([...pages, 'finance', 'car-finance'] as const)(
  '[ROUTE-12] [ROUTE-14] [ROUTE-17] [ROUTE-19] %s',
  (page) => {
    it('has a title, an introduction that fits a search result, and at least three steps', () => {
      const { title, intro, steps } = formPageText(site, page);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(intro.length).toBeGreaterThan(60);
      expect(intro.length).toBeLessThanOrEqual(220);
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(`${title} ${intro}`).not.toMatch(/undefined|\{|\s{2}/);
      for (const { answer } of formPageFaq[page] ?? []) expect(String(answer)).toMatch(/\.$/);
    });
  },
);

it('[ROUTE-14] the dealer’s own words go before the platform’s', () => {
  const own = { ...site, pageTexts: { service: { title: 'The workshop' } } };
  expect(formPageText(own, 'service').title).toBe('The workshop');
  expect(formPageText(own, 'service').intro).toBe(formPageText(site, 'service').intro);
});

it('[ROUTE-14] a complaint is promised an answer in days only where the dealer promises it', () => {
  const { steps, stepsTitle } = formPageText(site, 'complaint');
  expect(steps.map(({ text }) => text).join(' ')).not.toMatch(/\d|\b(?:day|week|month)s?\b/);
  const promised = [{ title: 'You hear from us', text: 'In writing within 21 days.' }];
  const own = formPageText({ ...site, pageTexts: { complaint: { steps: promised } } }, 'complaint');
  expect(own).toMatchObject({ steps: promised, stepsTitle, title: 'Complaint handling' });
});

it('[ROUTE-12] pages about finance have a purpose of their own each', () => {
  const finance = ['finance', 'car-finance', 'finance-enquiry', 'finance-application', 'personalised-finance'] as const;
  const texts = finance.map((page) => formPageText(site, page));
  expect(new Set(texts.map(({ title }) => title)).size).toBe(finance.length);
  expect(new Set(texts.map(({ intro }) => intro)).size).toBe(finance.length);
  const forms = pages.map((page) => formPageSetups[page].form).filter((form) => form.includes('finance'));
  expect(new Set(forms).size).toBe(forms.length);
});

describe('the fleet page', () => {
  const named = (template: typeof site.template) =>
    formPageText({ ...site, template }, 'fleet').benefits?.list.map(({ title }) => title);

  it('[FLEET-01] has a heading, a sub-heading and the form Get In Touch', () => {
    const { title, intro } = formPageText(site, 'fleet');
    expect([title, intro].every((text) => text.length > 0)).toBe(true);
    const form = standardForms[formPageSetups.fleet.form];
    expect([form.title, form.category, form.event]).toEqual(['Get In Touch', 'Fleet Enquiry', 'fleetForm']);
  });

  it('[FLEET-02] names what fleets get, and the national network for a group', () => {
    const four = ['Custom fleet solutions', 'Servicing and repairs', 'Fast quotes', 'Finance Options'];
    expect(named('franchise')).toEqual(four);
    expect(named('group')).toEqual([...four, 'National Dealer Network']);
  });
});

it('[FORM-12] the careers page holds the form that is stored as a career enquiry', () => {
  const form = standardForms[formPageSetups.careers.form];
  expect([form.category, form.event]).toEqual(['Careers Enquiry', 'careers']);
});

describe('[GATE-01] forms of gated pages', () => {
  it.each([
    ['finance-application', { page: 'finance-application', gates: ['finance', 'credit-check'] }],
    ['personalised-finance', { page: 'personalised-finance', gates: ['credit-check'] }],
    ['finance', null],
    ['fleet', null],
    ['constructor', null],
    [undefined, null],
  ])('%s belongs to %o', (form, found) => {
    expect(gatedPageOf(form)).toEqual(found);
  });
});

describe('[ROUTE-14] the site map', () => {
  it('lists the pages that a site has and everybody may see', () => {
    const listed = listedFormPages({ ...site, gates: ['finance', 'credit-check'] });
    expect(listed).toEqual(expect.arrayContaining(['/service', '/fleet', '/car-finance', '/complaint-handling']));
    for (const path of ['/finance', '/apply-for-finance', '/customer-feedback-survey', '/personalised/finance']) {
      expect(listed).not.toContain(path);
    }
    expect(listedFormPages({ ...site, gates: ['credit-check'] })).toContain('/finance');
    expect(listedFormPages({ ...site, gates: [] })).toContain('/apply-for-finance');
    expect(listedFormPages({ ...site, pages: ['fleet'] })).toEqual(['/fleet']);
  });
});
