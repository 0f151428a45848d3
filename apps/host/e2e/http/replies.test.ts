import { randomInt, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { dataFolder, siteUrl, type SiteSlug } from '../support/address.ts';
import { takenBy } from '../support/demoStock.ts';
import { siteFile } from '../support/gated.ts';
import { wordsOf } from '../support/html.ts';
import { paidCard } from '../support/pay.ts';
import { plainForm } from '../support/plainForm.ts';
import { plainVisitor } from '../support/plainVisitor.ts';
import { dealerMailOf, ownPart, replyOf, textOf } from '../support/replies.ts';
import { askSite, firstInStock } from '../support/wire.ts';

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

/** What a person may well write, and no reply says by itself. */
const ownWords = 'Leave the key with Ottilie next door, she waters my ferns on Thursdays.';
const piecesOfOwnWords = /ottilie|leave the key|ferns|thursdays/i;

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
  expect(text).toContain(`Subject: Thanks, we’ve got your message: ${car.name}\n`);
  expect(text).toContain(`What: ${car.name}\n`);
  expect(text).toContain(`Reference: ${reference(leadId)}`);
  expect(text).toMatch(/\nCall: 0\d [\d ]+ \(Haggle-Free Cars \w+\)\n/);
  for (const words of ['Thanks, we’ve got your message', 'We check the details you sent.', reference(leadId)]) {
    expect(text).toContain(words);
    expect(page).toContain(words);
  }
  expect(page).toContain('We’ve emailed you a copy too.');
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
  expect((await replyOf(leadId)).text).toMatch(/Subject: We’ve got your application\n[^]*Kim from our people team/);
  expect(await dealerMailOf(leadId)).toContain('Subject: Job application: Robin Nguyen');
});

test('[FORM-19] nobody can have words of their own delivered to a stranger, by whichever form', async () => {
  const car = await firstInStock('harbour-toyota', 'car_type:used');
  for (const path of [
    `/enquire?car=${car.slug}`,
    `/book-test-drive?car_id=${car.objectID}`,
    '/finance-enquiry',
    '/service',
    '/careers',
  ]) {
    const form = await plainForm('harbour-toyota', path);
    const written = [...form.html.matchAll(/<textarea\b[^>]*\bname="([^"]*)"/g)].map(([, name = '']) => name);
    expect(written, path).not.toEqual([]);
    const { idempotency_key: _own, ...who } = person();
    const [places = ''] = /<select\b[^>]*\bname="location_id".*?<\/select>/s.exec(form.html) ?? [];
    const [, first] = /<option\b[^>]*\bvalue="([^"]+)"/.exec(places) ?? [];
    const place = first !== undefined && { location_id: first };
    const words = Object.fromEntries(written.map((name) => [name, ownWords]));
    const { leadId, answer } = await form.post({ ...who, ...place, ...words });
    expect(leadId, `${path}: ${wordsOf(answer.text).slice(0, 200)}`).not.toBe('');
    const { text, html, calendar } = await replyOf(leadId);
    expect(text, path).toContain(`Reference: ${reference(leadId)}`);
    expect(text + html.text + calendar.text, path).not.toMatch(piecesOfOwnWords);
    // The dealer reads every word.
    expect(await dealerMailOf(leadId), path).toContain(ownWords);
  }
});

/** Pages that a visitor saw before, as a page's script sends them along. */
const visit = {
  visited_pages: JSON.stringify(['/?utm_source=radio', '/search?make=Kia']),
  linked_query_params: JSON.stringify({ utm_source: 'radio' }),
};
const visitedInMail = 'Pages visited: /?utm_source=radio\n/search?make=Kia';

test('[RES-01] [FORM-14] who pays a deposit is told by mail and text until when the vehicle is held, and the dealer how it came about', async () => {
  const slug = 'haggle-free-cars';
  const car = await takenBy('reply to a reservation');
  const visitor = plainVisitor(slug);
  await visitor.open(`/cars/${car.slug}/checkout`);
  await visitor.signIn();
  const { email, ...who } = person();
  await visitor.send('name="last_name"', {
    name: who.name,
    last_name: who.last_name,
    email,
    postcode: '4127',
    ...visit,
  });
  expect(visitor.at()).toContain('/pay/');
  await visitor.send('name="number"', { number: paidCard, expiry: '12/30', cvc: String(randomInt(1_000, 10_000)) });
  const [, leadId = ''] = /\/checkout\/([0-9a-f-]{36})/.exec(visitor.at()) ?? [];
  await vi.waitFor(
    async () => {
      await visitor.open(visitor.at());
      expect(wordsOf(visitor.html())).toContain('It’s yours until');
    },
    { timeout: 15_000 },
  );
  const [, day, time] = /It’s yours until (\w+ \d+ \w+), (\d+:\d\d [ap]m)/.exec(wordsOf(visitor.html())) ?? [];
  const until = `${day}, ${time}`;

  const { text, html, calendar } = await replyOf(leadId);
  expect(text).toContain(`To: ${email}\nSubject: It’s yours until ${until}: ${car.name}\n`);
  for (const shown of [text, wordsOf(html.text)]) {
    expect(shown).toContain('You’ve paid your $200 deposit');
    expect(shown).toContain('you get all $200 back');
    expect(shown).toContain(reference(leadId));
    expect(shown).toContain(car.stocknum);
  }
  expect(text).toContain(`See it on our website: ${siteUrl(slug, `/cars/${car.slug}/checkout/${leadId}`)}`);
  // A hold is no appointment.
  expect(calendar.status).toBe(404);
  expect(await textOf(leadId)).toMatch(
    new RegExp(
      `Haggle-Free Cars: It's yours until ${until} \\(.*\\)\\.[^]*Call 0\\d[\\d ]+\\.[^]*Ref ${reference(leadId)}`,
    ),
  );
  const mail = await dealerMailOf(leadId);
  expect(mail).toContain('Subject: Reservation, $200 deposit paid: Robin Nguyen, ');
  expect(mail).toContain(visitedInMail);
});

test('[TRADE-03] [FORM-14] who accepts an offer is told by mail and text what was agreed, and the dealer how it came about', async () => {
  const slug = 'haggle-free-cars';
  const visitor = plainVisitor(slug);
  await visitor.open('/trade-in');
  await visitor.signIn();
  await visitor.send('name="rego"', { rego: '1RPL900', regoState: 'WA' });
  await visitor.send('name="kms"', { kms: '42,000' });
  const questions = [...visitor.html().matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([tag]) => tag);
  const answers = questions.map((tag) => [
    /name="([^"]*)"/.exec(tag)?.[1] ?? '',
    /value="([^"]*)"/.exec(tag)?.[1] ?? '',
  ]);
  await visitor.send('type="radio"', Object.fromEntries(answers.toReversed()));
  const offer = /Accept (\$[\d,]+)/.exec(wordsOf(visitor.html()))?.[1] ?? '';
  expect(offer).toMatch(/^\$\d/);
  const { email, name, last_name } = person();
  await visitor.send('name="last_name"', {
    name,
    last_name,
    email,
    postcode: '4127',
    intent: 'accept',
    location_id: siteFile(slug).locations[0]?.id ?? '',
    message: ownWords,
    ...visit,
  });
  expect(wordsOf(visitor.html())).toContain('Offer accepted');
  const [, shown = ''] = /Reference ([0-9A-F]{8})/i.exec(wordsOf(visitor.html())) ?? [];

  const { text, html, calendar } = await replyOf(shown);
  expect(text).toContain(`To: ${email}\nSubject: Offer accepted\n`);
  for (const part of [text, wordsOf(html.text)]) {
    expect(part).toContain(`You accepted ${offer} for your car.`);
    expect(part).toContain('1RPL900');
    expect(part).toContain(shown.toUpperCase());
    expect(part).not.toMatch(piecesOfOwnWords);
  }
  expect(text).toContain(`Agreed amount: ${offer}`);
  expect(calendar.status).toBe(404);
  expect(await textOf(shown)).toContain(`Haggle-Free Cars: Offer accepted. `);
  const mail = await dealerMailOf(shown);
  expect(mail).toContain(`Subject: Trade-in accepted at ${offer}: Robin Nguyen`);
  expect(mail).toContain(visitedInMail);
  expect(mail).toContain(ownWords);
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
  expect(page).toContain('Thanks, we’ve got your message');
  expect(existsSync(join(dataFolder, 'outbox', 'visitors', `${leadId}.visitor_mail.eml`))).toBe(false);
  expect(await ownPart(leadId)).toMatch(
    /data-state="held"[^>]*>Held for review<\/span>[^<]*<a [^>]*>Mail to the visitor/,
  );
});
