import { sampleSite, sampleSoldVehicle, sampleVehicle } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { bareVehicle } from '../testing/index.ts';
import { shareCard } from './shareCard.ts';

it('says title, price, four facts and dealer for the picture that social sites show', () => {
  expect(shareCard(sampleVehicle, sampleSite)).toEqual({
    title: '2023 Toyota RAV4',
    detail: 'GXL AXAH54R',
    price: '$42,990 Drive Away',
    facts: ['Used', '31,250 km', 'Automatic', 'Hybrid'],
    picture: '/demo/rav4-front.svg',
    dealer: 'Harbour Toyota',
  });
});

it('says that it is sold or reserved, and no price once sold', () => {
  expect(shareCard(sampleSoldVehicle, sampleSite)).toMatchObject({
    price: null,
    facts: ['Sold', '84,310 km', 'Automatic', 'Hybrid'],
  });
  expect(shareCard({ ...sampleVehicle, reserved: true }, sampleSite).facts[0]).toBe('Reserved');
});

it('gets by with next to nothing', () => {
  expect(shareCard(bareVehicle, sampleSite)).toMatchObject({
    price: 'Enquire for price.',
    facts: ['Used'],
    picture: null,
  });
});
