import { expect, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, siteUrl, type SiteSlug } from './support/address.ts';
import { dealerMailOf, ownPart, replyOf } from './support/replies.ts';
import { askSite, firstInStock } from './support/wire.ts';

/** A person of this test's own: what one address is sent is limited. */
const person = () => ({
  name: 'Robin',
  last_name: 'Nguyen',
  phone: '0412 345 678',
  postcode: '6160',
  email: `robin.${randomUUID().slice(0, 8)}@example.com.au`,
  idempotency_key: randomUUID(),
});

/** Sends a form as a page's script does. @returns the lead's id, and the page that follows */
async function send(slug: SiteSlug, values: Record<string, unknown>) {
  const { started_at } = JSON.parse((await askSite(slug, '/api/leads')).text) as { started_at: string };
  const sent = await askSite(slug, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl(slug).slice(0, -1) },
    body: JSON.stringify({ started_at, ...values }),
  });
  expect(sent.status, sent.text).toBe(200);
  const { lead_id, redirect } = JSON.parse(sent.text) as { lead_id: string; redirect: string };
  const cookie = String(sent.headers['set-cookie']).split(';')[0] ?? '';
  const follow = (path: string) => askSite(slug, path, { headers: { cookie } });
  return { leadId: lead_id, page: (await follow(redirect)).text, follow };
}

const reference = (leadId: string) => leadId.slice(0, 8).toUpperCase();

test('[FORM-19] who asks about a vehicle is told by mail what the page says, in the dealer’s look', async () => {
  const car = await firstInStock('haggle-free-cars');
  const visitor = person();
  const { leadId, page } = await send('haggle-free-cars', {
    ...visitor,
    form_id: 'enquiry',
    car_id: car.objectID,
    category: 'Vehicle Enquiry',
    message: 'Towbar?',
  });
  const { text, html, calendar } = await replyOf(leadId);
  expect(text).toContain(`To: ${visitor.email}\n`);
  expect(text).toContain(`Subject: Thanks, we have your message: ${car.name}\n`);
  expect(text).toContain(`What: ${car.name}\n`);
  expect(text).toContain(`Reference: ${reference(leadId)}`);
  expect(text).toMatch(/\nCall: 0\d [\d ]+ \(Haggle-Free Cars \w+\)\n/);
  for (const words of ['Thanks, we have your message', 'We check the details you sent.', reference(leadId)]) {
    expect(text).toContain(words);
    expect(page).toContain(words);
  }
  expect(page).toContain('The same is on its way to your email address.');
  // Nobody can have words of their own delivered to a stranger.
  expect(text + html.text).not.toContain('Towbar');
  expect(html.headers['content-type']).toContain('text/html');
  expect(html.text).toContain('Haggle-Free Cars');
  expect(html.text).toMatch(/background: #0a6e5c/i);
  expect(html.text).not.toMatch(/<(script|img|table)\b/);
  expect(calendar.status).toBe(404);
  expect(existsSync(join(dataFolder, 'outbox', 'visitors', `${leadId}.visitor_mail.eml`))).toBe(true);
});

test('[FORM-07] [API-05] who books a test drive is told when and where, on the page, by mail and in a calendar file', async () => {
  const car = await firstInStock('harbour-toyota');
  const times = await askSite('harbour-toyota', `/api/appointments?car_id=${car.objectID}`);
  const { location, days } = JSON.parse(times.text) as {
    location: { name: string; time_zone: string; address: { street: string } };
    days: { slots: { start: string }[] }[];
  };
  const start = days.flatMap(({ slots }) => slots).at(-1)?.start ?? '';
  const { leadId, page, follow } = await send('harbour-toyota', {
    ...person(),
    form_id: 'test-drive',
    car_id: car.objectID,
    appointment: start,
    visited_pages: JSON.stringify(['/', '/search?make=Toyota']),
  });
  const { text, html, calendar } = await replyOf(leadId);
  const hour = new Intl.DateTimeFormat('en-AU', {
    timeZone: location.time_zone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(new Date(start));
  for (const shown of [text, html.text, page]) {
    expect(shown).toContain('Your test drive is booked');
    expect(shown).toContain(`at ${hour}`);
    expect(shown).toContain(`${location.name}, ${location.address.street}`);
    expect(shown).toContain('Bring your driver licence.');
    expect(shown).toContain(reference(leadId));
  }
  expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  const stamp = start.replace(/[-:]|\.\d+/g, '');
  expect(calendar.text).toContain(`\r\nUID:${leadId}@harbour-toyota.localhost\r\n`);
  expect(calendar.text).toContain(`\r\nDTSTART:${stamp}\r\n`);
  expect(page).toContain('href="/success/appointment.ics"');
  expect((await follow('/success/appointment.ics')).text).toBe(calendar.text);
  expect((await askSite('harbour-toyota', '/success/appointment.ics')).status).toBe(404);
  expect(
    (await askSite('sunrise-kia', '/success/appointment.ics', { headers: { cookie: `fc-success=${leadId}` } })).status,
  ).toBe(404);

  const mail = await dealerMailOf(leadId);
  expect(mail).toMatch(new RegExp(`Subject: Test drive \\w{3} \\d+ \\w+, ${hour}: Robin Nguyen, `));
  expect(mail).toContain('Pages visited: /\n/search?make=Toyota');
});

test('[FORM-12] an applicant for a job is thanked, and the dealer reads what came', async () => {
  const { leadId } = await send('sunrise-kia', {
    ...person(),
    form_id: 'careers',
    dealership_slug: 'sunrise-kia',
    location_id: 'loc-sunrise-sales',
    message: 'Mechanic.',
  });
  expect((await replyOf(leadId)).text).toMatch(/Subject: We have your application\n[^]*Kim from our people team/);
  expect(await dealerMailOf(leadId)).toContain('Subject: Application for work: Robin Nguyen');
});

test('a suspect lead is answered only once it is let go', async () => {
  const { leadId, page } = await send('harbour-toyota', {
    ...person(),
    form_id: 'enquiry',
    location_id: 'loc-harbour-sales',
    category: 'General Enquiry',
    message: 'Hello there.',
    website: 'https://spam.example',
  });
  expect(page).toContain('Thanks, we have your message');
  expect(existsSync(join(dataFolder, 'outbox', 'visitors', `${leadId}.visitor_mail.eml`))).toBe(false);
  expect(await ownPart(leadId)).toMatch(
    /data-state="held"[^>]*>Held for a look<\/span>[^<]*<a [^>]*>Mail to the visitor/,
  );
});
