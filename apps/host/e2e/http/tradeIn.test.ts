import { expect, test } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { isTaken } from '../support/demoStock.ts';
import { wordsOf } from '../support/html.ts';
import { leadOf } from '../support/leads.ts';
import { documentOf, linkNamed, words } from '../support/pageOf.ts';
import { formIn, greyPicture } from '../support/plainForm.ts';
import { acceptOffer, valueCar } from '../support/plainPurchases.ts';
import { plainVisitor, signedInVisitor, type PlainVisitor } from '../support/plainVisitor.ts';
import { firstInStock, search } from '../support/wire.ts';

const slug: SiteSlug = 'harbour-toyota';
const said = (visitor: PlainVisitor) => wordsOf(visitor.html());
const heading = (visitor: PlainVisitor) => words(documentOf(visitor.html()).querySelector('h1'));
const picture = { name: 'side.png', type: 'image/png', content: greyPicture };

test('[TRADE-01] [TRADE-03] [GATE-02] without JavaScript a visitor signs in, has a car valued, sends pictures and accepts', async () => {
  const visitor = plainVisitor('southern-motor-group');
  await visitor.open('/sell-my-car');
  expect(visitor.at()).toMatch(/^\/sign-in\?type=sell-my-car&redirect=%2Fsell-my-car/);
  await visitor.signIn();
  expect(visitor.at()).toBe('/sell-my-car');
  await visitor.send('name="rego"', { rego: '1PLN400' });
  linkNamed(documentOf(visitor.html()), /state/i);
  expect(visitor.html()).toContain('value="1PLN400"');
  await valueCar(visitor, '/sell-my-car', '1PLN400');
  const [offer = ''] = /Accept \$[\d,]+/.exec(said(visitor)) ?? [];

  // Going back keeps what was answered.
  const step = (name: string) => visitor.open(linkNamed(documentOf(visitor.html()), name).href);
  await step('Condition');
  expect(formIn(visitor.html(), 'answer-keys')?.values.get('answer-exterior')).toEqual(['light marks']);
  await step('Plate');
  const plate = formIn(visitor.html(), 'name="rego"')?.values;
  expect([plate?.get('rego'), plate?.get('regoState')]).toEqual([['1PLN400'], ['WA']]);
  await step('Offer');
  expect(said(visitor)).toContain(offer);

  const fake = { name: 'car.png', type: 'image/png', content: '<svg onload="alert(1)"/>' };
  await visitor.send('name="pictures"', { pictures: [picture, fake, picture] });
  expect(said(visitor)).toContain('Some files weren’t sent');
  expect(said(visitor)).toContain('2 of 8 pictures added');
  await visitor.send('Remove picture 1');
  expect(said(visitor)).toContain('1 of 8 pictures added');

  await visitor.send('name="last_name"', { name: 'Robin' });
  expect(visitor.html()).toContain('value="Robin"');
  await acceptOffer(visitor);
  expect(heading(visitor)).toBe('Offer accepted');
  const [, reference = ''] = /Reference (\w+)/.exec(said(visitor)) ?? [];
  expect(await leadOf(reference)).toContain('3. Offer Accepted');
});

test('[RES-04] [TRADE-03] buying online takes the accepted valuation as the trade-in, and looks plates up as the valuation does', async () => {
  const seller: SiteSlug = 'haggle-free-cars';
  const visitor = await signedInVisitor(seller, '/trade-in');
  await valueCar(visitor, '/trade-in', '1BUY700');
  const [, offer = ''] = /Accept (\$[\d,]+)/.exec(said(visitor)) ?? [];
  await acceptOffer(visitor);
  expect(heading(visitor)).toBe('Offer accepted');

  const { hits } = await search(seller, {
    filters: 'status:in_stock AND sold:false AND price > 40000',
    hitsPerPage: 9,
  });
  const car = hits.find(({ objectID, reserved }) => !reserved && !isTaken(objectID));
  await visitor.open(`/checkout-journey?car_id=${car?.slug}`);
  await visitor.send('name="price"');
  expect(visitor.at()).toContain('step=trade-in');
  expect(said(visitor)).toContain(`You accepted ${offer} for your`);
  const answers = () => formIn(visitor.html(), 'name="trade_rego"')?.values;
  const answer = (name: string) => answers()?.get(name)?.[0];
  expect([answer('trade_in'), answer('trade_rego'), answer('trade_state')]).toEqual(['Yes', '1BUY700', 'WA']);
  expect([answer('trade_km'), answer('trade_make')]).toEqual(['42000', expect.stringMatching(/\w/)]);

  const find = (trade_rego: string, trade_state: string) =>
    visitor.send('name="trade_rego"', { intent: 'find-plate', trade_rego, trade_state });
  await find('ZZZ123', 'WA');
  expect(said(visitor)).toContain(
    'We couldn’t find a car with this number plate. Check the plate, or tell us about the car.',
  );
  await find('1ABC234567', 'NSW');
  expect(said(visitor)).not.toContain('We found your');
  await find('1PLN700', 'WA');
  expect(said(visitor)).toContain('We found your');
  expect(answer('trade_rego')).toBe('1PLN700');

  await find('1BUY700', 'WA');
  await visitor.send('name="trade_rego"', { trade_km: '42000', trade_condition: 'Good', trade_owing: 'No' });
  expect(visitor.at()).toContain('step=payment');
  expect(said(visitor)).toContain(offer);
  await visitor.open(`/checkout-journey?car_id=${car?.slug}&step=trade-in`);
  await visitor.send('name="trade_rego"', { trade_in: 'No' });
  expect(visitor.at()).toContain('step=payment');
  expect(said(visitor)).not.toContain(offer);
});

test('[TRADE-05] a car that has run too far gets no figure, but an appraisal can be asked for', async () => {
  const visitor = await signedInVisitor(slug, '/sell-my-car');
  await visitor.send('name="rego"', { rego: 'FAR300', regoState: 'WA' });
  await visitor.send('name="kms"', { kms: '182,000' });
  expect(visitor.at()).toContain('step=offer');
  expect(said(visitor)).toContain('Appraisal needed');
  expect(said(visitor)).toContain('more than 100,000 km');
  expect(said(visitor)).not.toContain('Accept $');
  await acceptOffer(visitor);
  expect(heading(visitor)).toBe('We’ll take a look at your car');
  await visitor.send('>Value another car<');
  expect(visitor.html()).not.toContain('FAR300');
});

test('[TRADE-02] a plate in no register is no dead end: the car is described by hand', async () => {
  const visitor = await signedInVisitor(slug, '/trade-in');
  await visitor.send('name="rego"', { rego: 'ZZZ123', regoState: 'WA' });
  expect(said(visitor)).toContain('We couldn’t find a car with this number plate.');
  await visitor.send('name="make"');
  expect(said(visitor)).toContain('Enter the make, like Mazda.');
  await visitor.send('name="make"', { make: 'Mazda', model: 'CX-5', year: '2023', kms: '30000' });
  expect(visitor.at()).toContain('step=condition');
});

test('[ROUTE-05] [TRADE-04] [TRADE-06] a car’s own trade-in page names it, one that cannot be traded for does not, and questions are answered there', async () => {
  const car = await firstInStock(slug, 'price > 200');
  const visitor = await signedInVisitor(slug, `/cars/trade-in?car_id=${car.objectID}`);
  expect(said(visitor)).toContain(`Towards: ${car.name}`);
  await visitor.open('/cars/trade-in?car_id=no-such-car');
  expect(visitor.at()).toBe('/trade-in');
  expect(visitor.html()).toMatch(/Good to know.*<details[^>]*><summary/s);
});
