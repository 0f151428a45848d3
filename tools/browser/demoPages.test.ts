import { expect, it } from 'vitest';
import { demoPages, firstVehicle } from './demoPages.ts';

it('finds the first vehicle of a list, whatever else the link carries', () => {
  const html = '<a href="/contact">Us</a><a class="card" href="/cars/2024-kia-ev5"><a href="/cars/2020-mg-hs">';
  expect(firstVehicle(html)).toBe('/cars/2024-kia-ev5');
  expect(firstVehicle('<a href="/cars/">All</a>')).toBeNull();
});

it('names the sites there are when it is asked for another', async () => {
  await expect(demoPages('no-such-site', 3000)).rejects.toThrow(/no site 'no-such-site': .*harbour-toyota/);
});

it('says how to start the host when none answers', async () => {
  await expect(demoPages('harbour-toyota', 1)).rejects.toThrow('npm start');
});
