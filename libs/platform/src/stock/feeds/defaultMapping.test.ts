import { sampleCaravan, sampleVehicle } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { csv, leastHeader, makeFeedFixture } from './testing/feedFixture.ts';
import { feedFields, setFields, vehicleFeed } from './testing/vehicleFeed.ts';
import { ownFields, stepsFor } from './vehicleFields.ts';

const fixture = makeFeedFixture();

it('[ENT-01] has a way to read every field of a vehicle but the dealer it belongs to', () => {
  expect(feedFields.filter((field) => stepsFor(field) === null)).toEqual([]);
  expect(ownFields.filter((field) => stepsFor(field) !== null)).toEqual([]);
});

it.each([
  ['car', { ...sampleVehicle, ...setFields }],
  ['caravan', sampleCaravan],
])('[ENT-01] brings in every field of a %s', async (_, vehicle) => {
  expect((await fixture.run(vehicleFeed(vehicle), { force: true })).issues).toEqual([]);
  // Of a picture a cell holds the address only; the dealer is the site's own.
  const images = vehicle.images.map(({ url }) => ({ url, width: 1600, height: 1200, view: '', blur: '' }));
  const dealer = { dealership_id: 'dealer-1', dealership_name: 'Harbour', dealership_slug: 'harbour' };
  expect(await fixture.stock()).toEqual([{ ...vehicle, images, ...dealer }]);
});

it('[ENT-01] reads parts of a vehicle from columns of their own', async () => {
  const parts = 'variant.torque,caravan.sleeps,finance_lenders.zip.paymentWeek,finance_lenders.zip.interestRate';
  await fixture.run(csv(`${leastHeader},${parts}`, 'S1,Van,Jayco,Journey,new,221,4,193,7.99'));
  expect((await fixture.stock())[0]).toMatchObject({
    variant: { torque: 221, cylinders: null },
    caravan: { sleeps: 4 },
    finance_lenders: { zip: { paymentWeek: 19_300, interestRate: 7.99 } },
  });
});

it('counts the pictures and shows the first where the feed says no more than that', async () => {
  const images = 'https://p.example/1.jpg|https://p.example/2.jpg';
  await fixture.run(csv(`${leastHeader},images`, `S1,Car,Kia,Rio,used,${images}`));
  expect((await fixture.stock())[0]).toMatchObject({ photos_count: 2, primary_image_url: 'https://p.example/1.jpg' });
});

it('names the columns that nothing reads', async () => {
  const report = await fixture.run(csv(`${leastHeader},Colour`, 'S1,Car,Kia,Rio,used,Red'));
  expect(report.ignored).toEqual(['Colour']);
});
