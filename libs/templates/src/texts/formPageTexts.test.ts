import { sitePageNames } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { standardForms } from '@forecourt/forms/model';
import { describe, expect, it } from 'vitest';
import { formPageFaq } from './formPageFaq.ts';
import { formPageText } from './formPageTexts.ts';
import type { WordedPageName } from './pageWords.ts';

const site = { ...sampleSite, pages: [...sitePageNames] };
const wordless = ['spin-to-win', 'online-payment', 'review-feedback', 'cost-of-ownership'];
const pages = sitePageNames.filter((page): page is WordedPageName => !wordless.includes(page));

describe.each(pages)('[ROUTE-12] [ROUTE-14] [ROUTE-17] [ROUTE-19] %s', (page) => {
  it('has a title, an introduction that fits a search result, and at least three steps', () => {
    const { title, intro, steps } = formPageText(site, page);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(intro.length).toBeGreaterThan(60);
    expect(intro.length).toBeLessThanOrEqual(220);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(`${title} ${intro}`).not.toMatch(/undefined|\{|\s{2}/);
    for (const { answer } of formPageFaq[page] ?? []) expect(String(answer)).toMatch(/\.$/);
  });
});

it('lets a dealer word benefits and questions, beside the platform’s icons', () => {
  const faq = [{ question: 'Wie lange?', answer: 'Eine Stunde.' }];
  const benefits = { title: 'Warum wir', list: [{ title: 'Nah', text: 'Um die Ecke.' }] };
  const own = formPageText({ ...site, pageTexts: { service: { faq, benefits } } }, 'service');
  expect(own.faq).toEqual(faq);
  expect(own.benefits).toEqual({ title: 'Warum wir', list: [{ icon: 'wrench', title: 'Nah', text: 'Um die Ecke.' }] });
  expect(formPageText(site, 'service').faq).toEqual(formPageFaq['service']);
});

it('[ROUTE-14] the dealer’s own words replace the platform’s', () => {
  const own = { ...site, pageTexts: { service: { title: 'The workshop' } } };
  expect(formPageText(own, 'service').title).toBe('The workshop');
  expect(formPageText(own, 'service').intro).toBe(formPageText(site, 'service').intro);
});

it('[ROUTE-14] a complaint is promised an answer in days only where the dealer promises it', () => {
  const { steps, stepsTitle } = formPageText(site, 'complaint');
  expect(steps.map(({ text }) => text).join(' ')).not.toMatch(/\d|\b(?:day|week|month)s?\b/);
  const complaints = {
    person: 'Dana Whitcombe, customer relations manager',
    acknowledgedWithin: 2,
    answeredWithin: 30,
  };
  const texts = formPageText({ ...site, complaints }, 'complaint').steps.map(({ text }) => text);
  expect(texts[1]).toMatch(/^Within 2 working days\. Dana Whitcombe, customer relations manager, will look after it\./);
  expect(texts.at(-1)).toMatch(/^Within 30 days, in writing/);
  const promised = [{ title: 'You hear from us', text: 'In writing within 21 days.' }];
  const own = formPageText({ ...site, pageTexts: { complaint: { steps: promised } } }, 'complaint');
  expect(own).toMatchObject({ steps: promised, stepsTitle, title: 'Complaint handling' });
});

it('[ROUTE-12] finance pages each state their purpose', () => {
  const finance = ['finance', 'car-finance', 'finance-enquiry', 'finance-application', 'personalised-finance'] as const;
  const texts = finance.map((page) => formPageText(site, page));
  expect(new Set(texts.map(({ title }) => title)).size).toBe(finance.length);
  expect(new Set(texts.map(({ intro }) => intro)).size).toBe(finance.length);
});

describe('the fleet page', () => {
  const named = (template: typeof site.template) =>
    formPageText({ ...site, template }, 'fleet').benefits?.list.map(({ title }) => title);

  it('[FLEET-01] has a heading, a sub-heading and the form Get In Touch', () => {
    const { title, intro } = formPageText(site, 'fleet');
    expect([title, intro].every((text) => text.length > 0)).toBe(true);
    const form = standardForms.fleet;
    expect([form.title, form.category, form.event]).toEqual(['Get In Touch', 'Fleet Enquiry', 'fleetForm']);
  });

  it('[FLEET-02] lists the benefits for fleets, and the national network for a group', () => {
    const four = ['Custom fleet solutions', 'Servicing and repairs', 'Fast quotes', 'Finance Options'];
    expect(named('franchise')).toEqual(four);
    expect(named('group')).toEqual([...four, 'National Dealer Network']);
  });
});
