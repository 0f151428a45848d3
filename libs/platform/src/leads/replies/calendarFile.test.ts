import type { Lead } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { sampleLead, siteWith } from '../testing/leadSamples.ts';
import { readCalendar } from '../testing/readCalendar.ts';
import { leadCalendar } from './calendarFile.ts';

const start = '2026-11-28T01:00:00.000Z';
const lead: Lead = {
  ...sampleLead,
  category: 'Test Drive Enquiry',
  fields: { ...sampleLead.fields, appointment: start },
};
const site = siteWith([], { name: 'Harbour; "Toyota", Söhne' });

const fileOf = (changes: Partial<Lead> = {}): string | null =>
  leadCalendar({ lead: { ...lead, ...changes }, site, origin: 'https://harbour.example', from: 'a@b.example' });

it('[API-05] tells calendars when and where the test drive is', () => {
  const { calendar, event } = readCalendar(fileOf() ?? '');
  expect(calendar).toMatchObject({ VERSION: '2.0', METHOD: 'PUBLISH', CALSCALE: 'GREGORIAN' });
  expect(event).toMatchObject({
    UID: `${lead.lead_id}@harbour.example`,
    DTSTAMP: '20261120T020000Z',
    DTSTART: '20261128T010000Z',
    DTEND: '20261128T020000Z',
    SUMMARY: 'Test drive: 2023 Toyota RAV4 GXL Hybrid',
    LOCATION: 'Harbour Toyota Sales, 12 Quarry Street, Fremantle WA 6160',
    ORGANIZER: 'mailto:sales@harbourtoyota.example',
    STATUS: 'CONFIRMED',
  });
  expect(event['DESCRIPTION']).toContain('\nBring your driver licence.\n');
  expect(event['DESCRIPTION']).toContain('Reference: 6F1C0F3E');
});

it('is the same file in every try, so that a second copy changes nothing in a calendar', () => {
  expect(fileOf()).toBe(fileOf());
});

it('keeps signs, long lines and letters of several octets whole', () => {
  const name = `2023 Škoda; "Kodiaq", back\\slash ${'Ω'.repeat(60)}\r\nBEGIN:VEVENT`;
  const text = fileOf({ fields: { ...lead.fields, 'Vehicle Name': name } }) ?? '';
  expect(readCalendar(text).event['SUMMARY']).toBe(`Test drive: ${name.replace('\r\n', '\n')}`);
  expect(text).toContain('ORGANIZER;CN="Harbour;  Toyota , Söhne"');
});

it('is not made where no time is booked', () => {
  expect(fileOf({ fields: {} })).toBeNull();
  expect(fileOf({ quarantined: 'Suspect.' })).toBeNull();
});
