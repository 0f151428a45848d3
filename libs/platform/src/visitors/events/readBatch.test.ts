import { eventCatalogue, eventNames, type EventSubject } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { readBatch } from './readBatch.ts';
import { batch, car, sent, start } from './testing/eventSamples.ts';

const now = new Date(start);
const paramsFor: Record<EventSubject, unknown> = {
  vehicle: car,
  vehicleIfAny: car,
  vehicleOrPlace: { location_id: 'place-1' },
  listing: { listing: 'all' },
};

const errorOf = (text: string): string | null => {
  const read = readBatch(text, now);
  return read.ok ? null : read.error;
};

describe('a batch of events', () => {
  it.each(eventNames)('[AN-01] takes %s under its id, with what the catalogue says of it', (name) => {
    const { id, subject } = eventCatalogue[name];
    const read = readBatch(batch(sent(name, { params: paramsFor[subject] })), now);
    expect(read).toMatchObject({ ok: true, events: [{ eventId: id, name, params: paramsFor[subject] }] });
  });

  it('[AN-03] keeps the six parameters of a vehicle and its id, and leaves every other behind', () => {
    const read = readBatch(batch(sent('print', { params: { ...car, email: 'mia@example.com', phone: '1' } })), now);
    expect(read.ok && read.events[0]?.params).toEqual(car);
  });

  it('takes a form that names no vehicle', () => {
    for (const params of [undefined, null, {}]) {
      expect(readBatch(batch(sent('defaultForm', { params })), now)).toMatchObject({
        ok: true,
        events: [{ params: {} }],
      });
    }
  });

  it('keeps the page without its query, which may carry what a visitor wrote', () => {
    const paths = ['/search?q=mia', '/search#mia', '/search'].map((path) => {
      const read = readBatch(batch(sent('searchView', { path, params: { listing: 'all' } })), now);
      return read.ok ? read.events[0]?.path : read.error;
    });
    expect(paths).toEqual(['/search', '/search', '/search']);
  });

  it('counts time back from now, and never further than a day', () => {
    const read = readBatch(batch(sent('print', { ago: 1_500 }), sent('print', { ago: 9e12 }), sent()), now);
    const back = read.ok ? read.events.map(({ at }) => now.getTime() - at.getTime()) : [];
    expect(back).toEqual([1_500, 86_400_000, 0]);
  });

  it.each([
    ['an event there is none of', batch(sent('purchase')), "at 'events.0.name'"],
    ['an unknown event among known ones', batch(sent(), sent('toString')), "at 'events.1.name'"],
    ['a used view without its vehicle', batch(sent('usedView', { params: {} })), "'usedView' (event 0)"],
    ['a year in words', batch(sent('print', { params: { ...car, vehicleYear: 'new' } })), "'print' (event 0)"],
    ['a form with half a vehicle', batch(sent('careers', { params: { vehicleMake: 'Kia' } })), "'careers' (event 0)"],
    ['what no database stores', batch(sent('print', { params: { ...car, vehicleModel: 'a\u0000' } })), "'print'"],
    ['half a character', batch(sent('print', { params: { ...car, vehicleModel: '\ud800' } })), "'print'"],
    ['a page of another site', batch(sent('print', { path: '//evil.example' })), "at 'events.0.path'"],
    ['no event', batch(), "at 'events'"],
    ['51 events', batch(...Array.from({ length: 51 }, () => sent())), "at 'events'"],
    ['a key that is none', batch(sent('print', { id: "'; drop" })), "at 'events.0.id'"],
    ['a list', '[]', 'cannot be read'],
    ['no JSON', '{', 'This is not JSON.'],
  ])('refuses %s as a whole', (_, text, words) => {
    expect(errorOf(text)).toContain(words);
  });
});
