import { describe, expect, it } from 'vitest';
import { dealerPageLink, dealerPages } from './dealerPages.ts';

describe('[API-08] pages on the manufacturer’s domain for dealers', () => {
  it.each([
    ['harbour.toyota.example', 'https://harbour.toyota.example'],
    ['https://harbour.toyota.example', 'https://harbour.toyota.example'],
    ['http://harbour.toyota.example/', 'https://harbour.toyota.example'],
    [' HARBOUR.toyota.example ', 'https://harbour.toyota.example'],
    ['dealers.toyota.example/harbour/', 'https://dealers.toyota.example/harbour'],
    ['https://dealers.toyota.example:8443/harbour?from=x#y', 'https://dealers.toyota.example:8443/harbour'],
  ])('stand under %j', (given, base) => {
    expect(dealerPages(given)).toEqual({
      serviceBooking: `${base}/service-booking`,
      finance: `${base}/finance`,
      sellMyCar: `${base}/sell-my-car`,
    });
  });

  it.each([
    ...[null, '', '   ', 'https://', '/harbour', '//harbour.example', 'javascript:alert(1)', 'data:text/html,x'],
    ...['ftp://harbour.example', 'localhost', '127.0.0.1', '2130706433', '[::1]', 'me@harbour.example'],
    ...[
      'harbour.example@evil.example',
      'harbour example',
      'harbour.example\\@evil.example',
      'harbour..example',
      '-a.example',
    ],
  ])('are none under %j', (given) => {
    expect(dealerPages(given)).toBeNull();
  });
});

describe('[NAV-01] a link of the menu', () => {
  it('leads to the manufacturer’s domain where the dealer has one', () => {
    expect(dealerPageLink('sellMyCar', 'harbour.toyota.example')).toBe('https://harbour.toyota.example/sell-my-car');
    expect(dealerPageLink('serviceBooking', 'harbour.toyota.example')).toBe(
      'https://harbour.toyota.example/service-booking',
    );
  });

  it('leads to the site’s own page without one', () => {
    expect(dealerPageLink('sellMyCar', null)).toBe('/trade-in');
    expect(dealerPageLink('serviceBooking', null)).toBe('/genuine-service');
    expect(dealerPageLink('finance', null)).toBe('/finance');
  });
});
