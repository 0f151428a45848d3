import type { Lead } from '@forecourt/domain';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { convert } from 'xmlbuilder2';
import { partOf, readMail, type ReadMail } from '../testing/readMail.ts';
import { readCalendar } from '../testing/readCalendar.ts';
import { sampleLead, siteWith } from '../testing/leadSamples.ts';
import { openPreviewLinks } from '../../content/preview/previewLinks.ts';
import { openCancelLinks } from '../../secrets/cancelLinks.ts';
import { cancelButton } from './cancelButton.ts';
import { greetingOf, replyMail } from './replyMail.ts';
import { replyText } from './replyText.ts';

const site = siteWith([], { name: 'Harbour <b>Toyota</b> & Söhne' });
const origin = 'https://harbour.example';
const drive: Lead = {
  ...sampleLead,
  category: 'Test Drive Enquiry',
  fields: { ...sampleLead.fields, appointment: '2026-11-28T01:00:00.000Z' },
};

const links = openCancelLinks('secret of this installation');
const now = new Date('2026-11-21T00:00:00Z');

async function sent(lead: Lead, outcome?: 'reservation-lapsed', from = site): Promise<ReadMail> {
  const cancel = outcome ? null : cancelButton(lead, from, origin, links);
  const facts = { lead, site: from, outcome, origin, look: { brand: '#eb0a1e', onBrand: '#ffffff' }, cancel };
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(replyMail(facts, 'no-reply@forecourt.example'));
  return readMail(String(message));
}

it('[FORM-07] [API-05] tells who booked a test drive what, when, where, whom to call and the reference, and brings a calendar file', async () => {
  const mail = await sent(drive);
  expect(mail.headers).toMatchObject({
    to: 'mia.nguyen@example.com.au',
    'reply-to': 'Harbour Toyota Sales <sales@harbourtoyota.example>',
    'auto-submitted': 'auto-replied',
    'message-id': `<${drive.lead_id}.visitor_mail@forecourt.example>`,
  });
  for (const text of [partOf(mail, 'text/plain'), partOf(mail, 'text/html')]) {
    expect(text).toContain('Hello Mia,');
    expect(text).toContain('2023 Toyota RAV4 GXL Hybrid');
    expect(text).toContain('Saturday 28 November 2026 at 9:00 am');
    expect(text).toContain('Harbour Toyota Sales, 12 Quarry Street, Fremantle WA 6160');
    expect(text).toContain('08 9335 0100');
    expect(text).toContain('6F1C0F3E');
  }
  const calendar = mail.parts.find(({ headers }) => headers['content-type']?.startsWith('text/calendar'));
  expect(calendar?.headers['content-type']).toContain('method=PUBLISH');
  expect(calendar?.headers['content-disposition']).toContain('filename=appointment.ics');
  expect(readCalendar(calendar?.text ?? '').event['DTSTART']).toBe('20261128T010000Z');
});

it('is a page without pictures, scripts and tables, in the dealer’s colours, with every word escaped', async () => {
  const html = partOf(await sent(drive), 'text/html') ?? '';
  expect(html).toContain('Harbour &lt;b&gt;Toyota&lt;/b&gt; &amp; Söhne');
  expect(html).toContain('background: #eb0a1e; color: #ffffff');
  expect(html).toContain('prefers-color-scheme: dark');
  expect(html).not.toMatch(/<(img|script|table|link|iframe)\b| src=|javascript:/);
  expect(() => convert(html.replace('<!doctype html>', ''), { format: 'object' })).not.toThrow();
});

it('lets nobody send words of their own to a stranger’s address, nor headers', async () => {
  const spam = 'Cheap pills at www.bad.example';
  const mail = await sent({
    ...drive,
    name: spam,
    last_name: spam,
    message: spam,
    email: 'a@b.example\r\nBcc: c@d.example',
    fields: { ...drive.fields, wanted_vehicle: spam, additional_services: spam },
  });
  expect(JSON.stringify(mail)).not.toContain('pills');
  expect(mail.headers['bcc']).toBeUndefined();
  expect(partOf(mail, 'text/plain')).toContain('Hello,');
});

it.each([
  ['Mia', 'Hello Mia,'],
  ['Zoë-Anne O’Brien', 'Hello Zoë-Anne O’Brien,'],
  ['', 'Hello,'],
  ['www.bad.example', 'Hello,'],
  ['call 0412 345 678', 'Hello,'],
  ['You have won a prize from us, come and see', 'Hello,'],
])('greets %j as %j', (name, words) => {
  expect(greetingOf(name)).toBe(words);
});

it('has an address of its own for what became of a reservation', async () => {
  const held: Lead = {
    ...sampleLead,
    subcategory: 'Reserve Online',
    fields: { ...sampleLead.fields, Deposit: '$200, paid online', 'Held until': 'Tuesday 24 November, 2:15 pm' },
  };
  const mail = await sent(held, 'reservation-lapsed');
  expect(mail.headers['message-id']).toBe(`<${held.lead_id}.visitor_mail_reservation-lapsed@forecourt.example>`);
  expect(mail.headers['subject']).toContain('Your reservation has ended');
  expect(partOf(mail, 'text/plain')).toContain('We’re refunding $200 to the card you paid with.');
  expect(mail.parts.some(({ headers }) => headers['content-type']?.includes('calendar'))).toBe(false);
});

it.each(['Reserve Online', 'Online Purchase'])(
  '[RES-01] has a signed link to cancel in the mail of a lead %s, and in no other',
  async (subcategory) => {
    const fields = { ...sampleLead.fields, Deposit: '$200, paid online', 'Held until': 'Tuesday 24 November, 2:15 pm' };
    const held: Lead = { ...sampleLead, subcategory, fields, created_at: now };
    const mail = await sent(held);
    const text = partOf(mail, 'text/plain') ?? '';
    const [, address = ''] = /^Cancel and get \$200 back: (\S+)$/m.exec(text) ?? [];
    expect(partOf(mail, 'text/html')).toContain('Cancel and get $200 back');
    const url = new URL(address);
    expect([url.origin, url.pathname]).toEqual([origin, `/reservations/${held.lead_id}/cancel/link`]);
    const token = url.searchParams.get('key') ?? '';
    const weekAfterHold = now.getTime() + 48 * 3_600_000 + 7 * 86_400_000;
    expect(links.read(token, now)).toMatchObject({ site: site.slug, reservation: held.lead_id });
    expect(links.read(token, new Date(weekAfterHold - 1_000))).not.toBeNull();
    expect(links.read(token, new Date(weekAfterHold))).toBeNull();
    for (const other of [`${token}x`, token.slice(1), token.split('.')[0] ?? '', '']) {
      expect(links.read(other, now)).toBeNull();
    }
    expect(openCancelLinks('another installation').read(token, now)).toBeNull();
    expect(openPreviewLinks('secret of this installation').read(token, now)).toBeNull();
    for (const lead of [drive, { ...held, subcategory: 'Reservation Cancelled' }]) {
      expect(partOf(await sent(lead), 'text/plain')).not.toContain('/cancel/link');
    }
    expect(partOf(await sent(held, 'reservation-lapsed'), 'text/plain')).not.toContain('/cancel/link');
  },
);

it('says the same in a text message of plain letters', () => {
  expect(replyText(drive, siteWith([]))).toBe(
    'Harbour Toyota: Your test drive is booked (2023 Toyota RAV4 GXL Hybrid). Saturday 28 November 2026 at 9:00 am. ' +
      'Harbour Toyota Sales, 12 Quarry Street, Fremantle. Call 08 9335 0100. Ref 6F1C0F3E',
  );
});

it('frames the reply in the site’s own words: mail, text message and calendar', async () => {
  const messages = {
    'mail.greeting': 'Kia ora {name},',
    'mail.directions': 'Find us',
    'mail.reason': 'Not you? Ignore this mail of {host}.',
    'text.reference': 'Your number is {reference}',
    'calendar.testDriveOf': 'Drive the {vehicle}',
  };
  const own = siteWith([], { messages });
  const mail = await sent(drive, undefined, own);
  for (const text of [partOf(mail, 'text/plain'), partOf(mail, 'text/html')]) {
    expect(text).toContain('Kia ora Mia,');
    expect(text).toContain('Not you? Ignore this mail of harbour.example.');
  }
  expect(partOf(mail, 'text/html')).toContain('>Find us<');
  expect(JSON.stringify(mail.parts)).toContain('SUMMARY:Drive the 2023 Toyota RAV4 GXL Hybrid');
  expect(replyText(drive, own)).toMatch(/ Your number is 6F1C0F3E$/);
});
