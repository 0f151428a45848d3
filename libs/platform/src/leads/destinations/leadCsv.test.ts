import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { sampleLead, siteWith } from '../testing/leadSamples.ts';
import { csvLine, leadCsvHead, leadCsvRow, localTime } from './leadCsv.ts';

const site = siteWith([]);
const read = (text: string): Record<string, string>[] => parse(text, { columns: true, bom: true });

it.each(['=1+1', '+61412345678', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n\u0000=1', '＝1', '＋1', '－1', '＠x'])(
  'makes a text of %j, which a spreadsheet would run',
  (cell) => {
    const rows: string[][] = parse(csvLine([cell]));
    expect(rows[0]?.[0]).toMatch(/^'[=+\-@＝＋－＠]/);
  },
);

it('writes one line, whatever the visitor wrote', () => {
  const message = 'First,\r\nsecond; "third"\u2028fourth\u0000';
  const line = leadCsvRow({ ...sampleLead, message }, site);
  expect(line.match(/\n/g)).toHaveLength(1);
  expect(line.endsWith('\r\n')).toBe(true);
  expect(read(leadCsvHead() + line)[0]).toMatchObject({ Comments: 'First, second; "third" fourth' });
});

it('[FORM-14] tells what a dealer needs, at the dealer’s time, and what was answered beside it', () => {
  const lead = { ...sampleLead, fields: { ...sampleLead.fields, Rego: '1ABC234' } };
  expect(read(leadCsvHead() + leadCsvRow(lead, site))).toEqual([
    {
      Reference: lead.lead_id,
      Received: '2026-11-20 10:00:00',
      'Time zone': 'Australia/Perth',
      Site: 'harbour-toyota',
      Category: 'Vehicle Enquiry',
      Subcategory: '',
      Name: 'Mia',
      'Last name': 'Nguyen',
      Phone: '0412 345 678',
      Email: 'mia.nguyen@example.com.au',
      Postcode: '6160',
      Comments: 'Is the towbar included in the price?',
      Vehicle: '2023 Toyota RAV4 GXL Hybrid',
      'Stock number': 'T1001',
      VIN: 'JTMW43FV10D123456',
      Answers: expect.stringContaining('1ABC234'),
      Location: 'Harbour Toyota Sales',
      'Offers wanted': 'Yes',
      Consent: '',
      Source: 'website',
      Page: 'https://harbour.example/cars/rav4',
    },
  ]);
});

it('begins with the lead’s id, by which a row is found again', () => {
  expect(leadCsvRow(sampleLead, site).startsWith(`${sampleLead.lead_id},`)).toBe(true);
});

it('changes the day at the dealer’s midnight', () => {
  expect(localTime(new Date('2026-11-20T15:59:59Z'), 'Australia/Perth').day).toBe('2026-11-20');
  expect(localTime(new Date('2026-11-20T16:00:00Z'), 'Australia/Perth')).toEqual({
    day: '2026-11-21',
    time: '00:00:00',
  });
});
