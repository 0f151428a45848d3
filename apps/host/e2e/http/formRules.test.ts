import { expect, test } from 'vitest';
import { mailOf } from '../support/mails.ts';
import { decoded } from '../support/html.ts';
import { person, plainForm } from '../support/plainForm.ts';
import { askSite, firstInStock } from '../support/wire.ts';

/** The path of the enquiry page of a vehicle in stock. */
async function enquiryPage(slug: Parameters<typeof firstInStock>[0], about = '', filters = ''): Promise<string> {
  const car = await firstInStock(slug, filters);
  return `/enquire?car=${car.slug}${about && `&about=${about}`}`;
}
const words = (text: string) => decoded(text.replace(/<(?:script|style)[^]*?<\/(?:script|style)>/g, ' '));

test('[FORM-04] news are ticked by default and the rest is not; a workshop may be told the rego, or not', async () => {
  const form = await plainForm('southern-motor-group', '/contact');
  expect(form.values.get('opt_in')).toEqual(['on']);
  for (const name of ['opt_in_finance', 'opt_in_trade']) {
    expect(form.html, name).toContain(`name="${name}"`);
    expect(form.values.has(name), name).toBe(false);
  }
  const [dealership] = [
    ...form.html.slice(form.html.indexOf('name="dealership_slug"')).matchAll(/<option value="([^"]+)"/g),
  ];
  const chosen = { location_id: 'loc-southern-service', dealership_slug: dealership?.[1] ?? '' };
  const asked = { ...person, ...chosen, category: 'Service Enquiry', message: 'The brakes squeal.' };
  const sent = await form.post({ ...asked, opt_in: null, opt_in_trade: 'on', Rego: '1abc 234' });
  expect(sent.leadId).not.toBe('');
  // A showroom takes no service enquiries; the answer says so and offers those that do.
  const elsewhere = await form.post({ ...asked, location_id: 'loc-southern-mazda' });
  expect(elsewhere.leadId).toBe('');
  const mail = await mailOf(sent.leadId);
  expect(mail).toContain('Rego: 1abc 234');
  expect(mail).toContain('OK to send offers: No');
  expect(mail).toContain('Contact me about trading in my vehicle: Yes');
  expect(mail).not.toContain('about finance: Yes');
  expect((await form.post({ ...asked, message: 'The lights flicker.' })).leadId).not.toBe('');
});

test('[FORM-06] an offer needs an amount, and asks for neither comments nor news', async () => {
  const form = await plainForm('harbour-toyota', await enquiryPage('harbour-toyota', 'offer', 'car_type:used'));
  for (const name of ['message', 'opt_in']) expect(form.html).not.toContain(`name="${name}"`);
  const none = await form.post(person);
  expect(words(none.again().html)).toContain('Enter your offer in dollars, like $12,500.');
  const sent = await form.post({ ...person, offer_from_client: '$ 21,500' });
  expect(await mailOf(sent.leadId)).toContain('Your offer: $21,500');
});

test('[FORM-07] a test drive is asked for without comments, at a time that one visitor gets', async () => {
  const car = await firstInStock('harbour-toyota');
  const times = await askSite('harbour-toyota', `/api/appointments?car_id=${car.objectID}`);
  const { days } = JSON.parse(times.text) as { days: { slots: { start: string }[] }[] };
  const start = days.flatMap(({ slots }) => slots).at(-1)?.start ?? '';
  expect(Date.parse(start)).toBeGreaterThan(Date.now());

  const form = await plainForm('harbour-toyota', `/enquire?car=${car.slug}&about=test-drive`);
  const asked = { ...person, message: '' };
  const booked = await form.post({ ...asked, appointment: start });
  expect(booked.leadId).not.toBe('');
  const late = await form.post({ ...asked, name: 'Kim', appointment: start });
  expect(words(late.again().html)).toContain('Someone else has just taken this time. Please choose another.');
  const inWords = await form.post({ ...asked, name: 'Lee', preferred_time: 'Saturday morning' });
  expect(await mailOf(inWords.leadId)).toContain('Preferred time: Saturday morning');
});

test('[FORM-08] a request for photos brings its words along unseen', async () => {
  const form = await plainForm('southern-motor-group', await enquiryPage('southern-motor-group', 'photos'));
  expect(form.html).toMatch(/<input[^>]*type="hidden"[^>]*value="Please send photos for this car"/);
  const sent = await form.post(person);
  expect(await mailOf(sent.leadId)).toContain('Comments: Please send photos for this car');
});

test('[FORM-09] [FORM-17] each kind of field says what it takes, in a list and at the field', async () => {
  const form = await plainForm('harbour-toyota', await enquiryPage('harbour-toyota'));
  expect(form.html).toMatch(/name="email"[^>]*type="email"|type="email"[^>]*name="email"/);
  expect(form.html).toMatch(/name="phone"[^>]*type="tel"|type="tel"[^>]*name="phone"/);
  const wrong = await form.post({ ...person, name: '', email: 'robin', phone: '12', postcode: '61600' });
  const html = wrong.again().html;
  const text = words(html);
  expect(text).toContain('Please fix the following errors:');
  for (const message of [
    'Enter your first name.',
    'Enter your email address, like name@example.com.au.',
    'Enter an Australian phone number, like 0412 345 678.',
    'Invalid postcode. Please enter a 4-digit number.',
  ]) {
    expect(text.split(message).length, message).toBeGreaterThan(2);
  }
  expect(wrong.again().values.get('email')).toEqual(['robin']);
});

test('[FORM-11] an enquiry in two steps is one form without a script, and its answer leads to the thanks', async () => {
  const form = await plainForm('southern-motor-group', await enquiryPage('southern-motor-group'));
  expect(words(form.html)).toContain('Step 1 of 2');
  expect(words(form.html)).toContain('Step 2 of 2');
  const sent = await form.post({ ...person, message: 'Does the boot open by foot?', opt_in_finance: 'on' });
  expect([sent.answer.status, sent.answer.headers['location']]).toEqual([303, '/success']);
  expect(await mailOf(sent.leadId)).toContain('Contact me about finance: Yes');
});

test('[FORM-11] a scripted form gets the id of its lead, and where to go', async () => {
  const car = await firstInStock('southern-motor-group');
  const begun = await askSite('southern-motor-group', '/api/leads');
  expect(begun.headers['cache-control']).toBe('no-store');
  const { started_at } = JSON.parse(begun.text) as { started_at: string };
  const form = { form_id: 'enquiry-steps', car_id: car.objectID, started_at, ...person, message: 'May I see it?' };
  const headers = { 'content-type': 'application/json' };
  const answer = await askSite('southern-motor-group', '/api/leads', {
    method: 'POST',
    headers,
    body: JSON.stringify(form),
  });
  expect(JSON.parse(answer.text)).toMatchObject({ lead_id: expect.any(String), redirect: '/success' });
  expect(String(answer.headers['set-cookie'])).toContain('fc-success=');
});

test('[FORM-18] a trade-in leads on to its value; a workshop is told what else to do', async () => {
  const path = await enquiryPage('haggle-free-cars');
  const form = await plainForm('haggle-free-cars', path);
  const answers = { ...person, message: '', page_id: 'enquire' };
  const bad = await form.post({ ...answers, 'do-you-have-a-trade-in': 'Maybe' });
  expect(words(bad.again().html)).toContain('Choose Yes or No.');
  const thanks = async (answer: string) => {
    const { leadId } = await form.post({ ...answers, name: answer, 'do-you-have-a-trade-in': answer });
    return {
      leadId,
      page: await askSite('haggle-free-cars', '/success', { headers: { cookie: `fc-success=${leadId}` } }),
    };
  };
  const yes = await thanks('Yes');
  const next = 'Next: what’s your trade-in worth?';
  expect(words(yes.page.text)).toContain(next);
  expect(yes.page.text).toMatch(/<a[^>]*href="\/trade-in"[^>]*>Value my trade-in/);
  expect(await mailOf(yes.leadId)).toContain('Do you have a trade-in?: Yes');
  const no = await thanks('No');
  expect(no.leadId).not.toBe('');
  expect(words(no.page.text)).not.toContain(next);

  const service = await plainForm('harbour-toyota', '/service');
  const place = /<option value="([^"]+)"/.exec(service.html.slice(service.html.indexOf('name="location_id"')))?.[1];
  const work = { ...person, location_id: place ?? '', service_wanted: 'Logbook service' };
  const booked = await service.post({ ...work, message: '', additional_services: 'A loan car, please' });
  const mail = await mailOf(booked.leadId);
  expect(mail).toMatch(/(Additional services|Anything else while it is here\?): A loan car, please/);
  expect(mail).toContain('Page id: service');
});

test('[FLEET-02] businesses read what they get, and of a group’s network', async () => {
  const benefits = ['Custom fleet solutions', 'Servicing and repairs', 'Fast quotes', 'Finance Options'];
  const [harbour, group] = await Promise.all([
    askSite('harbour-toyota', '/fleet'),
    askSite('southern-motor-group', '/fleet'),
  ]);
  for (const benefit of benefits) {
    expect(words(harbour.text), benefit).toContain(benefit);
    expect(words(group.text), benefit).toContain(benefit);
  }
  expect(words(group.text)).toContain('National Dealer Network');
  expect(words(harbour.text)).not.toContain('National Dealer Network');
});

test('[LEGAL-02] complaints name the regulators of the states that the dealer is in', async () => {
  const offices = async (slug: 'granite-nissan' | 'harbour-toyota' | 'southern-motor-group') => {
    const { text } = await askSite(slug, '/complaint-handling');
    expect(words(text)).toContain('or get independent legal advice.');
    const links = [...text.matchAll(/<a[^>]*href="(https:[^"]*\.gov\.au[^"]*)"/g)];
    return [...new Set(links.map(([, href = '']) => new URL(href).hostname))].toSorted();
  };
  expect(await offices('granite-nissan')).toEqual(['www.fairtrading.nsw.gov.au']);
  expect(await offices('harbour-toyota')).toEqual(['www.consumerprotection.wa.gov.au']);
  expect(await offices('southern-motor-group')).toEqual([
    ...['www.consumer.vic.gov.au', 'www.fairtrading.nsw.gov.au', 'www.qld.gov.au'],
  ]);
});
