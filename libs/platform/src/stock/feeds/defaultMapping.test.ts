import { vehicleSchema, type Vehicle } from '@forecourt/domain';
import { sampleCaravan, sampleVehicle } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { csv, makeFeedFixture } from './testing/feedFixture.ts';
import { ownFields, stepsFor } from './vehicleFields.ts';

const fixture = makeFeedFixture();
const money = new Set(['price', 'before_price', 'subscription_price']);

/** A vehicle as a dealer would write it in a spreadsheet. */
function cellOf(field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (money.has(field)) return String(Number(value) / 100);
  if (field === 'images') return (value as { url: string }[]).map(({ url }) => url).join('|');
  if (Array.isArray(value)) return value.join('|');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

async function roundTrip(vehicle: Vehicle): Promise<Vehicle> {
  const fields = Object.keys(vehicleSchema.shape).filter((field) => !ownFields.includes(field));
  const cells = fields.map((field) => quoted(cellOf(field, vehicle[field as keyof Vehicle])));
  const report = await fixture.run(csv(fields.join(','), cells.join(',')), { force: true });
  expect(report.issues).toEqual([]);
  const [stored] = await fixture.stock();
  if (!stored) throw new Error('The vehicle did not come in.');
  return stored;
}

it('[ENT-01] has a way to read every field of a vehicle but the dealer it belongs to', () => {
  const fields = Object.keys(vehicleSchema.shape).filter((field) => !ownFields.includes(field));
  expect(fields.filter((field) => stepsFor(field) === null)).toEqual([]);
  expect(ownFields.filter((field) => stepsFor(field) !== null)).toEqual([]);
});

it.each([
  [
    'car',
    {
      ...sampleVehicle,
      before_price: 4_599_000,
      subscription_price: 29_900,
      tag: 'Test Drive Only',
      nvic: 'ABC123',
      has_nvic: true,
    },
  ],
  ['caravan', sampleCaravan],
])('[ENT-01] brings in every field of a %s', async (_, vehicle) => {
  const stored = await roundTrip(vehicle);
  // Of a picture a cell holds the address only; the dealer is the site's own.
  const images = vehicle.images.map(({ url }) => ({ url, width: 1600, height: 1200, view: '', blur: '' }));
  const dealer = { dealership_id: 'dealer-1', dealership_name: 'Harbour', dealership_slug: 'harbour' };
  expect(stored).toEqual({ ...vehicle, images, ...dealer });
});

it('[ENT-01] reads parts of a vehicle from columns of their own', async () => {
  const header =
    'stocknum,name,make,model,car_type,variant.torque,caravan.sleeps,finance_lenders.zip.paymentWeek,finance_lenders.zip.interestRate';
  await fixture.run(csv(header, 'S1,Van,Jayco,Journey,new,221,4,193,7.99'));
  expect((await fixture.stock())[0]).toMatchObject({
    variant: { torque: 221, cylinders: null },
    caravan: { sleeps: 4 },
    finance_lenders: { zip: { paymentWeek: 19_300, interestRate: 7.99 } },
  });
});

it('counts the pictures and shows the first where the feed says no more than that', async () => {
  await fixture.run(
    csv(
      'stocknum,name,make,model,car_type,images',
      'S1,Car,Kia,Rio,used,https://p.example/1.jpg|https://p.example/2.jpg',
    ),
  );
  expect((await fixture.stock())[0]).toMatchObject({ photos_count: 2, primary_image_url: 'https://p.example/1.jpg' });
});

it('names the columns that nothing reads', async () => {
  const report = await fixture.run(csv('stocknum,name,make,model,car_type,Colour', 'S1,Car,Kia,Rio,used,Red'));
  expect(report.ignored).toEqual(['Colour']);
});
