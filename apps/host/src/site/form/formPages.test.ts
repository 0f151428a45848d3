import { type FormPageName, pageHref, pageRow } from '@forecourt/domain';
import { standardForms } from '@forecourt/forms/model';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagePath } from '../page/pagePath.ts';
import { formPageSetups, gatedPageOf } from './formPages.ts';

const pages = Object.keys(formPageSetups) as FormPageName[];
const routes = join(import.meta.dirname, '../../app/[site]');

describe.each(pages)('[ROUTE-12] [ROUTE-14] [ROUTE-17] [ROUTE-19] the page %s', (page) => {
  it('responds at its address', () => {
    const usual = { search: '/search', contact: '/contact', watchlist: '/watchlist' };
    expect(pagePath(pageHref(page), usual)).toEqual({ path: `/form-page/${page}` });
    expect(existsSync(join(routes, 'form-page/[page]/page.tsx'))).toBe(true);
  });

  it('has a form of the platform, and prefills only fields of that form', () => {
    const { form, vehicleForm, prefill = {} } = formPageSetups[page];
    const { fields } = standardForms[form];
    expect(vehicleForm === undefined || standardForms[vehicleForm].id === vehicleForm).toBe(true);
    expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.values(prefill)));
  });
});

it('[ROUTE-12] finance pages have a different form each', () => {
  const forms = pages.map((page) => formPageSetups[page].form).filter((form) => form.includes('finance'));
  expect(new Set(forms).size).toBe(forms.length);
});

it('[FLEET-01] the fleet page has the form Get In Touch', () => {
  expect(formPageSetups.fleet.form).toBe('fleet');
});

it('[FORM-12] the careers page has the form that is stored as a careers enquiry', () => {
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

  it('are exactly those that are on no open page', () => {
    const standing = (isOpen: boolean) =>
      pages
        .filter((page) => (pageRow(page).gates === undefined) === isOpen)
        .map((page) => formPageSetups[page])
        .flatMap(({ form, vehicleForm = form }) => [form, vehicleForm]);
    const open = standing(true);
    for (const form of standing(false))
      expect([form, gatedPageOf(form) !== null]).toEqual([form, !open.includes(form)]);
    for (const form of open) expect([form, gatedPageOf(form)]).toEqual([form, null]);
  });
});
