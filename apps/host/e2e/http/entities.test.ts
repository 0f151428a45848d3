import { addressLine, dealerLicence, displayPhone } from '@forecourt/domain';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { siteSlugs } from '../support/address.ts';
import { importFeed } from '../support/feed.ts';
import { siteOf } from '../support/gated.ts';
import { mainText } from '../support/html.ts';
import { isBySaturdayAppointment } from '../support/saturdays.ts';
import { askSite, search } from '../support/wire.ts';

/** Columns of a feed, what stands in them, and how the vehicle's page says it; null where only the search knows it. */
const fields: readonly [string, string, string | null][] = [
  ['stocknum', 'EE1001', 'EE1001'],
  ['name', '2021 Mitsubishi Pajero Sport Exceed', '2021 Mitsubishi Pajero Sport Exceed'],
  ['make', 'Mitsubishi', 'Mitsubishi'],
  ['model', 'Pajero Sport', 'Pajero Sport'],
  ['badge', 'Exceed', 'Exceed QF'],
  ['series', 'QF', 'Exceed QF'],
  ['year', '2021', '2021 Mitsubishi Pajero Sport'],
  ['price', '48990', '$48,990'],
  ['before_price', '51990', '$51,990'],
  ['status', 'in_stock', null],
  ['car_type', 'used', 'Condition | Used'],
  ['km', '61234', '61,234 km'],
  ['colour', 'Terra Rossa', 'Colour | Terra Rossa'],
  ['interior_colour', 'Chestnut leather', 'Interior colour | Chestnut leather'],
  ['drive', '4x4', 'Drive | 4x4'],
  ['seats', '7', 'Seats | 7'],
  ['doors', '5', 'Doors | 5'],
  ['engine_size', '2442', '2,442 cc'],
  ['engine_size_litres', '2.4', '2.4 L'],
  ['cylinders', '4', 'Cylinders | 4'],
  ['simple_body', 'SUV', 'Body | SUV'],
  ['simple_fuel', 'Diesel', null],
  ['simple_transmission', 'Automatic', 'Automatic'],
  ['trans', '8 Speed Sports Automatic', '8 Speed Sports Automatic'],
  ['fuel', 'Diesel fuel', 'Fuel | Diesel fuel'],
  ['vin', 'MMAGUKS10MH001234', 'VIN | MMAGUKS10MH001234'],
  ['regplate', '321ENT', 'Registration plate | 321ENT'],
  ['rego_expiry', '2099-03-31', 'Expires on 31 March 2099'],
  ['build_date', '2021-02', 'Build date | February 2021'],
  ['compliance_date', '2021-04', 'Compliance date | April 2021'],
  ['tag', 'Manager special', 'Manager special'],
  ['file', 'https://reports.example/ee1001.pdf', 'History report'],
  ['dealercomments', 'One careful owner who towed a small van.', 'One careful owner who towed a small van.'],
  ['city', 'Caloundra', 'Caloundra'],
  ['state', 'QLD', 'QLD'],
  ['standardEquipment', 'Tow bar|Roof racks', 'Tow bar | Roof racks'],
  ['variant.fuelconsumptioncombined', '8.1', '8.1 L/100 km'],
  ['variant.energyconsumptioncombined', '12.5', '12.5 kWh/100 km'],
  ['variant.fuelcapacity', '68', '68 L'],
  ['variant.grossvehiclemass', '2775', '2,775 kg'],
  ['variant.towingcapacitybraked', '3100', '3,100 kg'],
  ['variant.torque', '430', '430 Nm'],
  ['variant.ancaprating', '5', '5 stars'],
];

/** The same of a lender that the site prefers. */
const lenderFields: readonly [string, string, string | null][] = [
  ['interestRate', '7.1', 'Interest rate | 7.10% p.a.'],
  ['comparisonRate', '8.2', 'Comparison rate | 8.20% p.a.'],
  ['paymentWeek', '151', '$151 | per week for 4 years'],
  ['paymentMonth', '655', null],
  ['termYears', '4', '208 weekly repayments of $151'],
  ['termMonths', '48', null],
  ['termWeeks', '208', null],
  ['establishmentFees', '450', 'Establishment fee | $450'],
  ['totalPayable', '41123', 'The lender states $41,123 in total payable'],
  ['deposit', '3000', 'after a $3,000 deposit, plus $9,000 at the end'],
  ['balloon', '9000', 'Final payment (balloon) | $9,000'],
  ['disclaimer', 'For approved buyers of this lender alone.', 'For approved buyers of this lender alone.'],
];
const columns = [
  ...fields,
  ...lenderFields.map(([name, cell, words]) => [`finance_lenders.angle.${name}`, cell, words] as const),
];

test('[ENT-01] [ENT-04] every field of a vehicle and of its lender that a feed brings stands on its page and in the search; a bad one is named and left out', async () => {
  const header = columns.map(([name]) => name);
  const bad = columns.map(([name, cell]) => ({ stocknum: 'EE1002', price: 'ask us', seats: 'many' })[name] ?? cell);
  const summary = await importFeed('sunrise-kia', [columns.map(([, cell]) => cell), bad], header);
  expect(summary).toContain('2 rows read');
  const [report = ''] = /\S+\.csv/.exec(summary) ?? [];
  const reasons = await readFile(report, 'utf8');
  expect(reasons).toContain("3,price,warning,'ask us' is not an amount of dollars");
  expect(reasons).toContain("3,seats,warning,'many' is not a number");

  const found = async () => (await search('sunrise-kia', { query: 'EE1001' })).hits;
  await expect.poll(async () => (await found()).length, { timeout: 15_000 }).toBe(1);
  const [car] = await found();
  expect(car).toMatchObject({
    name: fields[1]?.[1],
    price: 48_990,
    km: 61_234,
    seats: 7,
    year: 2021,
    fuel: 'Diesel',
    body: 'SUV',
    make: 'Mitsubishi',
    model: 'Pajero Sport',
    badge: 'Exceed',
    transmission: 'Automatic',
    drive: '4x4',
    colour: 'Terra Rossa',
    tag: 'Manager special',
    city: 'Caloundra',
    state: 'QLD',
    status: 'in_stock',
    filtered_features: ['Tow bar', 'Roof racks'],
    dealership_id: 'dlr-sunrise-kia',
  });
  const page = mainText((await askSite('sunrise-kia', `/cars/${car?.slug}`)).text);
  for (const [name, , words] of columns) if (words !== null) expect(page, name).toContain(words);
  const answer = await askSite('sunrise-kia', `/api/cars/${car?.objectID}/finance-disclaimer`);
  expect(JSON.parse(answer.text)).toMatchObject({ provider: 'angle' });
});

test('[ENT-02] every field of a place and of its hours stands on the contact page, and no place that is hidden', async () => {
  for (const slug of siteSlugs) {
    const site = siteOf(slug);
    const html = (await askSite(slug, site.paths.contact)).text;
    const page = mainText(html);
    for (const place of site.locations) {
      const { name, address, contact_detail: detail, reviews, dealer_license_number: licence } = place;
      expect(html.includes(`id="${place.slug}"`), `${slug}: ${name}`).toBe(place.visible);
      if (!place.visible) continue;
      const facts = [name, addressLine(place), displayPhone(detail.phone)];
      for (const fact of facts) expect(page, `${slug}: ${name}`).toContain(fact);
      if (licence) expect(page).toContain(dealerLicence(licence, address.state));
      if (reviews?.count)
        expect(page).toContain(`${reviews.average_rating} | out of 5 stars | ${reviews.count.toLocaleString('en-AU')}`);
      if (place.image) expect(html).toContain(place.image.url);
      if (address.place_url) expect(html).toContain(address.place_url.replaceAll('&', '&amp;'));
      const card = html.slice(html.indexOf(`id="${place.slug}"`)).split('</article>')[0] ?? '';
      const rows = [...card.matchAll(/<th[^>]*>([^<]*)<\/th><td[^>]*>([^<]*)<\/td>/g)];
      const hours = new Map(rows.map(([, label = '', words = '']) => [label, words.replaceAll('\u00a0', ' ')]));
      for (const { weekday, open, status } of detail.opening_hours) {
        const clock = open && status === 'Open' ? clockWords(open) : 'Closed';
        const first = weekday === 6 ? place.appointment_saturdays_from : undefined;
        const isByAppointment = first !== undefined && isBySaturdayAppointment(first, place.time_zone);
        const row = [...hours.entries()].find(([label]) => holdsFor(label, weekday))?.[1];
        expect(row, `${name}, day ${weekday}`).toContain(isByAppointment ? 'By Appointment Only' : clock);
      }
    }
  }
});

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Whether a line of opening hours is for this weekday, 0 for Sunday. @example holdsFor('Monday to Friday', 3) // true */
function holdsFor(label: string, weekday: number): boolean {
  const [first = -1, last = first] = label.split(' to ').map((name) => weekdays.indexOf(name));
  const place = (weekday + 6) % 7;
  return first <= place && place <= last;
}

/** As hours are read. @example clockWords('08:30') // '8:30 am' */
function clockWords(time: string): string {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  const words = `${hour % 12 || 12}:${String(minutes).padStart(2, '0')}`;
  return `${words} ${hour < 12 ? 'am' : 'pm'}`;
}

test('[ENT-02] special hours take the place of the usual ones where the page’s data says when it is open', async () => {
  const site = siteOf('harbour-toyota');
  const [place] = site.locations;
  const days = place?.contact_detail.special_hours ?? [];
  expect(days.length).toBeGreaterThan(2);
  const html = (await askSite('harbour-toyota', '/contact')).text;
  const now = new Date().toISOString().slice(0, 10);
  for (const { date, name } of days) if (date >= now) expect(html, date).toContain(name);
});
