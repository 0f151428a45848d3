import { expect, test } from 'vitest';
import { linkNamed, pageOf, words } from '../support/pageOf.ts';
import { askSite, firstInStock, postJson } from '../support/wire.ts';

const toyota = 'harbour-toyota';

test('[ROUTE-12] [ROUTE-19] [GATE-01] finance asks for a sign-in, comes back to the same, and is open as an enquiry', async () => {
  const car = await firstInStock(toyota);
  const path = `/apply-for-finance?car_id=${car.objectID}`;
  const { status, headers } = await askSite(toyota, path);
  const address = new URL(String(headers.location), 'http://site.invalid');
  expect([status, address.pathname]).toEqual([307, '/sign-in']);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ type: 'finance', redirect: path });
  const { main } = await pageOf(toyota, '/finance-enquiry?vehiclePriceBudget=32500');
  const budget = main.querySelector('#finance-form form [name*="rice"]');
  expect(budget?.getAttribute('value')).toMatch(/32,?500/);
  // Nor is an application posted past its page.
  expect((await postJson(toyota, '/api/leads', { form_id: 'finance-application' })).status).toBe(401);
});

test('[REV-03] a customer who is asked how it went goes on to the review page or to the survey', async () => {
  const group = 'southern-motor-group';
  const { main } = await pageOf(group, '/review-feedback?first_name=Robin&dealership_name=Border%20Ford');
  expect(words(main.querySelector('h1'))).toBe('Robin, how did it go?');
  expect(linkNamed(main, /It went well/).getAttribute('href')).toBe('https://reviews.example/border-ford');
  const survey = linkNamed(main, /It could have been better/).getAttribute('href') ?? '';
  expect(survey).toBe('/customer-feedback-survey?preferredDealership=border-ford');
  const { main: asked } = await pageOf(group, survey);
  expect(
    asked.querySelector('form [value="border-ford"][selected], form [value="border-ford"][checked]'),
  ).not.toBeNull();
});
