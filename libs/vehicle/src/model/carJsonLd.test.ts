import { sampleSite, sampleSoldVehicle, sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { carJsonLd } from './carJsonLd.ts';

const site = { ...sampleSite, origin: 'https://www.harbourtoyota.example' };
const url = `${site.origin}/cars/${sampleVehicle.slug}`;

const pictureAddress = (picture: string) => `https://pictures.example${picture}/1280`;

describe('carJsonLd', () => {
  it('describes the car, its odometer, its price and its seller for search engines', () => {
    expect(carJsonLd(sampleVehicle, site, url, pictureAddress)).toMatchObject({
      '@type': 'Car',
      url,
      vehicleIdentificationNumber: 'JTMW43FV10D123456',
      mileageFromOdometer: { value: 31_250, unitCode: 'KMT' },
      offers: {
        price: '42990.00',
        priceCurrency: 'AUD',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'AutoDealer', name: 'Harbour Toyota', address: { postalCode: '6160' } },
      },
    });
  });

  it('gives pictures by the address that serves them', () => {
    expect(carJsonLd(sampleVehicle, site, url, pictureAddress).image).toEqual([
      'https://pictures.example/demo/rav4-front.svg/1280',
      'https://pictures.example/demo/rav4-rear.svg/1280',
    ]);
  });

  it('says sold out or coming soon, and nothing about a missing price', () => {
    expect(carJsonLd(sampleSoldVehicle, site, url, pictureAddress).offers).toMatchObject({
      availability: 'https://schema.org/SoldOut',
    });
    expect(carJsonLd({ ...sampleVehicle, status: 'coming_soon' }, site, url, pictureAddress).offers).toMatchObject({
      availability: 'https://schema.org/PreOrder',
    });
    expect(carJsonLd({ ...sampleVehicle, reserved: true }, site, url, pictureAddress).offers).toMatchObject({
      availability: 'https://schema.org/Reserved',
    });
    expect(carJsonLd({ ...sampleVehicle, price: null }, site, url, pictureAddress).offers).not.toHaveProperty('price');
  });

  it('carries no phone number, which is revealed on request only', () => {
    const text = JSON.stringify(carJsonLd(sampleVehicle, site, url, pictureAddress));
    expect(text).not.toContain('93350100');
    expect(text).not.toContain('telephone');
  });
});
