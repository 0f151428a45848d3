import { sampleCaravan, sampleVehicle } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { makeFeedFixture } from '../testing/feedFixture.ts';
import { feedFields, setFields, vehicleFeed } from '../testing/vehicleFeed.ts';
import { stepsFor } from '../vehicleFields.ts';

const fixture = makeFeedFixture();
const vehicle = { ...sampleVehicle, ...setFields, caravan: sampleCaravan.caravan };

/** Fields that say what the vehicle is: without them there is no row, and the vehicle stays as it is. By its id it is known without its stock number. */
const needed = new Set(['id', 'make', 'model', 'car_type']);
/** Lists of any texts, in which every text can be read. */
const lists = new Set(['thumbnails', 'categories', 'standardEquipment', 'payment_processors']);
const typed = feedFields.filter((field) => !lists.has(field) && (stepsFor(field)?.length ?? 0) > 0);
const letters = feedFields.map((field) => [field, 'lost \ufffd letters']);
const strange = [...typed, 'status', 'item_type', 'state', 'vin'].map((field) => [field, 'what is this']);

it.each([...letters, ...strange])(
  'keeps what is stored of %s where its cell says %j',
  async (field = '', text = '') => {
    await fixture.run(vehicleFeed(vehicle));
    const [before] = await fixture.stock();
    const repriced: Record<string, string> = field === 'price' ? {} : { price: '1.00' };
    const report = await fixture.run(vehicleFeed(vehicle, { ...repriced, [field]: text }));
    expect(report).toMatchObject(needed.has(field) ? { rejected: 1, warnings: 0 } : { rejected: 0, warnings: 1 });
    const price = needed.has(field) || field === 'price' ? before?.price : 100;
    expect(await fixture.stock()).toEqual([{ ...before, price, updated_at: expect.any(Number) }]);
  },
);
