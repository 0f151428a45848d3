import { expect, it } from 'vitest';
import { carPath, enquiryPath, purchasePath, reservePath, similarPath } from './vehiclePaths.ts';

const vehicle = { slug: '2024-kia-ev5' };

it.each([
  ['its page', carPath(vehicle), '/cars/2024-kia-ev5'],
  ['holding it', reservePath(vehicle), '/cars/2024-kia-ev5/checkout'],
  ['buying it on a page of its own', purchasePath(vehicle, { buyOnlinePage: true }), '/cars/2024-kia-ev5/buy-online'],
  ['buying it', purchasePath(vehicle, { buyOnlinePage: false }), '/checkout-journey?car_id=2024-kia-ev5'],
  ['a plain enquiry', enquiryPath(vehicle), '/enquire?car=2024-kia-ev5'],
  ['an offer', enquiryPath(vehicle, 'offer'), '/enquire?car=2024-kia-ev5&about=offer'],
  ['the wish for a similar one', similarPath(vehicle), '/enquire?car=2024-kia-ev5&about=similar'],
])('has one address for %s', (_, path, expected) => {
  expect(path).toBe(expected);
});
