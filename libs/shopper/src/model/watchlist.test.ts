import { describe, expect, it } from 'vitest';
import { carToSave, readWatchlist, saveSignInPath, withCarToSave, withoutCarToSave } from './watchlist.ts';

describe('a vehicle to save', () => {
  it('[GATE-04] sends a signed-out visitor to sign in, and back to the same page with the car to save', () => {
    const url = new URL(saveSignInPath('car 1', '/search?make=Kia&page=2'), 'https://site.example');
    expect(url.pathname).toBe('/sign-in');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      type: 'watchlist',
      redirect: '/search?make=Kia&page=2&save_car=car+1',
      back: '/search?make=Kia&page=2',
    });
  });

  it.each([
    ['/cars/rav4', '/cars/rav4?save_car=car-1'],
    ['/cars/rav4#vehicle-map', '/cars/rav4?save_car=car-1#vehicle-map'],
    ['/search?save_car=other&make=Kia', '/search?save_car=car-1&make=Kia'],
  ])('[GATE-04] is named once in %s, and removed again', (page, named) => {
    expect(withCarToSave(page, 'car-1')).toBe(named);
    expect(withoutCarToSave(named)).not.toContain('save_car');
  });

  it.each([
    ['?save_car=car-1', 'car-1'],
    ['make=Kia&save_car=car+1', 'car 1'],
    ['', null],
    ['?save_car=', null],
    ['?save_car=a&save_car=b', null],
    [`?save_car=${'a'.repeat(65)}`, null],
  ])('[GATE-04] reads %s as %j', (query, id) => expect(carToSave(query)).toBe(id));
});

describe('the server’s list', () => {
  it('[WL-01] is read field by field', () => {
    const answer = { phone_number: '+61412345678', signed_in_at: '2026-11-24T04:15:00.000Z', car_ids: ['a', 7, 'b'] };
    const read = { phone: '+61412345678', since: '2026-11-24T04:15:00.000Z', ids: ['a', 'b'] };
    expect(readWatchlist(answer)).toEqual(read);
  });

  it.each([[null], ['text'], [{}], [{ phone_number: 'x', signed_in_at: 'y', car_ids: 'a' }]])(
    '[WL-01] is none where the answer is %j',
    (answer) => expect(readWatchlist(answer)).toBeNull(),
  );
});
