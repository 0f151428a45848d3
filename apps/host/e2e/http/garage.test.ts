import { expect, test } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { takenBy } from '../support/demoStock.ts';
import { linkNamed, documentOf, words } from '../support/pageOf.ts';
import { person } from '../support/plainForm.ts';
import { acceptOffer, beginReservation, pay, valueCar } from '../support/plainPurchases.ts';
import { newMobile, signedInVisitor, type PlainVisitor } from '../support/plainVisitor.ts';

const slug: SiteSlug = 'haggle-free-cars';

/** Opens the garage of a visitor. @returns what a part of it says */
async function garageOf(visitor: PlainVisitor): Promise<(name: string) => string> {
  await visitor.open('/my-garage');
  const document = documentOf(visitor.html());
  return (name) => words(document.querySelector(`[aria-label="${name}"]`) ?? partUnder(document, name));
}

const partUnder = (document: Document, name: string): Element | null =>
  [...document.querySelectorAll('main section')].find((part) => words(part.querySelector('h2, h3')) === name) ?? null;

const save = async (visitor: PlainVisitor, path: string, body: object) =>
  expect((await visitor.post(`/api/watchlist/${path}`, body)).status).toBe(200);

const hasToSignIn = async (visitor: PlainVisitor) => {
  await visitor.open('/my-garage');
  expect(visitor.at()).toMatch(/^\/sign-in\?type=garage/);
};

test('[ROUTE-15] the garage is empty in words first, and then shows everything its visitor has with the dealer', async () => {
  const car = await takenBy('full garage');
  const phone = newMobile();
  const visitor = await signedInVisitor(slug, '/contact', phone);
  let part = await garageOf(visitor);
  for (const name of ['Reservations', 'Trade-in valuations', 'Enquiries', 'Saved searches'])
    expect(part(name)).toMatch(/Nothing|No /);
  await save(visitor, 'save-car', { car_id: car.id });
  await save(visitor, 'save-search', { name: 'Utes for the farm', path: '/search?body=Ute' });
  await beginReservation(visitor, car.slug);
  await pay(visitor);
  await visitor.open(`/enquire?car=${car.slug}`);
  await visitor.send('name="message"', { ...person, phone, message: 'When may I come?' });
  await valueCar(visitor, '/trade-in', '1GRG600', 'QLD');
  await acceptOffer(visitor);

  part = await garageOf(visitor);
  expect(part('Watchlist')).toContain(car.name);
  expect(part('Reservations')).toContain(car.name);
  expect(part('Reservations')).toContain('$200 deposit');
  expect(part('Trade-in valuations')).toContain('1GRG600');
  // The reservation is a lead of its own beside the question.
  expect(part('Enquiries').split(car.name)).toHaveLength(3);
  expect(part('Your details')).toContain(phone);
  expect(linkNamed(documentOf(visitor.html()), 'Utes for the farm').getAttribute('href')).toBe('/search?body=Ute');
  await visitor.send('Remove search: Utes for the farm');
  expect((await garageOf(visitor))('Saved searches')).toContain('No saved searches yet.');
});

test('[GATE-06] signing out everywhere ends the session of every device with the number, and of no other', async () => {
  const phone = newMobile();
  const visitor = await signedInVisitor(slug, '/my-garage', phone);
  const lost = await signedInVisitor(slug, '/my-garage', phone);
  const stranger = await signedInVisitor(slug);
  await visitor.send('>Sign out everywhere<');
  expect(visitor.at()).toBe('/');
  for (const device of [visitor, lost]) await hasToSignIn(device);
  await stranger.open('/my-garage');
  expect(stranger.at()).toBe('/my-garage');
});

test('[ROUTE-15] deleting one’s data is asked about first, empties the garage, signs out, and leaves others alone', async () => {
  const car = await takenBy('emptied garage');
  const phone = newMobile();
  const visitor = await signedInVisitor(slug, '/my-garage', phone);
  const other = await signedInVisitor(slug);
  for (const device of [visitor, other]) {
    await save(device, 'save-car', { car_id: car.id });
    await save(device, 'save-search', { name: 'Kept for me', path: '/search?make=Kia' });
  }
  await visitor.open('/trade-in');
  await visitor.send('name="rego"', { rego: '1DEL700', regoState: 'QLD' });
  await visitor.open('/my-garage/delete-my-data');
  expect(linkNamed(documentOf(visitor.html()), 'Keep everything').getAttribute('href')).toBe('/my-garage');
  await visitor.send('>Delete my data<');
  expect(words(documentOf(visitor.html()).querySelector('h1'))).toBe('Your data has been deleted');
  await hasToSignIn(visitor);

  await visitor.signIn(phone);
  const part = await garageOf(visitor);
  expect(part('Watchlist')).toBe('');
  expect(part('Saved searches')).toContain('No saved searches yet.');
  await visitor.open('/trade-in');
  expect(visitor.html()).not.toContain('1DEL700');
  const theirs = await garageOf(other);
  expect(theirs('Watchlist')).toContain(car.name);
  expect(theirs('Saved searches')).toContain('Kept for me');
});
