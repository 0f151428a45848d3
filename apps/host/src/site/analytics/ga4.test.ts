// @vitest-environment jsdom
import { consentStore } from '@forecourt/content';
import { eventNames, vehicleEventParams } from '@forecourt/domain';
import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ascEvent, pageLocation, pageType } from './ascEvent.ts';
import { openGa4 } from './ga4.ts';

const car = { car_id: 'car-1', ...vehicleEventParams(sampleVehicle) };
const view = { name: 'usedView' as const, params: car, path: '/cars/rav4', at: 0 };
const id = 'G-ABC1234567';

interface Tagged {
  dataLayer?: ArrayLike<unknown>[];
  [disabled: `ga-disable-${string}`]: boolean | undefined;
}
const page = window as unknown as Tagged;
const commands = () => (page.dataLayer ?? []).map((one) => Array.from(one));
const events = () => commands().flatMap(([command, name]) => (command === 'event' ? [name] : []));
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

let made = 0;
let consent: ReturnType<typeof consentStore>;

beforeEach(() => {
  made += 1;
  consent = consentStore({
    slug: `ga4-${made}`,
    analytics: { measurementId: 'G-ABC1234567', budget: { kilobytes: 200, milliseconds: 150 } },
    chat: null,
    vendors: [],
  });
  history.replaceState({}, '', '/search?q=mia+nguyen&utm_source=mail');
});
afterEach(() => {
  delete page.dataLayer;
  document.head.replaceChildren();
});

describe('[AN-01] Google Analytics behind consent', () => {
  it('loads, stores and sends nothing before an answer', () => {
    const ga4 = openGa4(id, consent);
    void ga4.send(view);
    ga4.page('item');
    expect([scripts(), page.dataLayer, document.cookie]).toEqual([[], undefined, '']);
  });

  it('loads after consent, with advertising denied, and sends queued events in order', () => {
    const ga4 = openGa4(id, consent);
    ga4.page('item');
    void ga4.send(view);
    consent.choose('granted');
    expect(scripts()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`]);
    expect(
      commands()
        .slice(0, 3)
        .map(([command]) => command),
    ).toEqual(['consent', 'js', 'config']);
    expect(commands()[0]?.[2]).toMatchObject({ ad_storage: 'denied', ad_personalization: 'denied' });
    expect(events()).toEqual(['page_view', 'asc_pageview', 'asc_item_pageview']);
    void ga4.send({ ...view, name: 'print' });
    expect(events().at(-1)).toBe('asc_cta_interaction');
    expect(scripts()).toHaveLength(1);
  });

  it('sends page addresses without what a visitor typed into them', () => {
    consent.choose('granted');
    openGa4(id, consent).page('itemlist');
    const sent = JSON.stringify(commands());
    expect(sent).toContain('/search?utm_source=mail"');
    expect(sent).not.toContain('mia');
  });

  it('discards queued events when the visitor declines, and stops after consent is withdrawn', () => {
    const ga4 = openGa4(id, consent);
    void ga4.send(view);
    consent.choose('denied');
    void ga4.send(view);
    expect([scripts(), events()]).toEqual([[], []]);
    expect(page[`ga-disable-${id}`]).toBe(true);
    consent.choose('granted');
    void ga4.send(view);
    document.cookie = '_ga=GA1.1.1; path=/';
    document.cookie = '_ga_ABC1234567=GS1; path=/';
    document.cookie = 'own=1; path=/';
    consent.reopen();
    consent.choose('denied');
    void ga4.send(view);
    expect(events()).toEqual(['asc_item_pageview']);
    expect(commands().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
    expect(document.cookie).toBe('own=1');
    expect(page[`ga-disable-${id}`]).toBe(true);
  });
});

describe("[AN-01] [AN-03] an event in the standard's words", () => {
  it('has its standard name, our name and id beside it, and the vehicle in both notations', () => {
    expect(ascEvent({ ...view, params: { ...car, vehicleGrade: null } })).toEqual({
      event: 'asc_item_pageview',
      params: {
        event_owner: 'forecourt',
        dealer_event: 'usedView',
        dealer_event_id: 4,
        department: 'sales',
        page_path: '/cars/rav4',
        car_id: 'car-1',
        vehicleStatus: 'used',
        vehicleMake: 'Toyota',
        vehicleModel: 'RAV4',
        vehicleYear: 2023,
        vehicleKilometers: 31_250,
        item_id: 'car-1',
        item_condition: 'used',
        item_make: 'Toyota',
        item_model: 'RAV4',
        item_year: 2023,
        item_mileage: 31_250,
      },
    });
  });

  it.each(eventNames)('keeps %s within what Google takes: 25 parameters, names of 40, values of 100', (name) => {
    const { event, params } = ascEvent({ ...view, name });
    expect(event.length).toBeLessThanOrEqual(40);
    expect(Object.keys(params).length).toBeLessThanOrEqual(25);
    expect(Object.keys(params).every((key) => /^[a-z][A-Za-z0-9_]{0,39}$/.test(key))).toBe(true);
  });

  it.each([
    ['/', 'home'],
    ['/cars/2023-toyota-rav4', 'item'],
    ['/search/kia', 'itemlist'],
    ['/contact', 'contact'],
    ['/trade-in', 'other'],
  ])('gives %s the page type %s', (path, type) => {
    expect(pageType(path, sampleSite)).toBe(type);
  });

  it('keeps only the campaign parameters of an address', () => {
    const location = pageLocation('https://a.example/sign-in?redirect=/x&gclid=1&phone=0412345678&utm_medium=cpc#top');
    expect(location).toBe('https://a.example/sign-in?gclid=1&utm_medium=cpc');
  });
});
