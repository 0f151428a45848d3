import { expect, it } from 'vitest';
import { car, siteWith, wholeRequest, type PhoneFixture } from './phoneFixture.ts';

const phones = { new: '+61893350111', used: '0412 345 678', demo: '1800160401' };

export function itRevealsNumbers(fixture: PhoneFixture): void {
  it('[API-01] gives the number to call, for the telephone and for people', async () => {
    expect(await fixture.ask()).toEqual({ ok: true, phone: '+61893350100', display: '08 9335 0100' });
  });

  it.each([
    ['used', phones, '+61412345678', '0412 345 678'],
    ['demo', phones, '+611800160401', '1800 160 401'],
    ['demo', { new: phones.new }, '+61893350111', '08 9335 0111'],
    ['new', {}, '+61893350100', '08 9335 0100'],
  ])('[VDP-20] a %s vehicle with %j rings %s', async (car_type, given, phone, display) => {
    fixture.stock.splice(0, 1, car({ car_type }));
    expect(await fixture.ask(wholeRequest, '', siteWith({ phones: given }))).toEqual({ ok: true, phone, display });
  });

  it('[API-01] gives a place’s landline and the site’s own lines, each where there is one', async () => {
    const [place] = siteWith().locations;
    const detail = { ...place!.contact_detail, landline_phone: '+61893350199' };
    const site = siteWith({ phones, locations: [{ ...place, contact_detail: detail }] });
    const landline = { location_id: 'loc-sales', landline: 'yes', website_id: 'harbour-toyota' };
    expect(await fixture.ask(landline, '', site)).toMatchObject({ ok: true, phone: '+61893350199' });
    const none = siteWith({ locations: [{ ...place, contact_detail: { ...detail, landline_phone: null } }] });
    expect(await fixture.ask(landline, '', none)).toMatchObject({ ok: false, status: 404 });
    const line = { line: 'new', website_id: 'harbour-toyota' };
    expect(await fixture.ask(line, '', site)).toMatchObject({ ok: true, phone: '+61893350111' });
    expect(await fixture.ask({ ...line, line: 'demo' }, '', siteWith({ phones: {} }))).toMatchObject({ status: 404 });
    expect(await fixture.ask({ ...line, line: 'other' }, '', site)).toMatchObject({ status: 422 });
    expect(await fixture.ask({ ...line, website_id: 'valley-kia' }, '', site)).toMatchObject({ status: 404 });
  });

  it('[API-01] gives the number of a place without a vehicle', async () => {
    const request = { location_id: 'loc-sales', website_id: 'harbour-toyota' };
    expect(await fixture.ask(request, '')).toMatchObject({ ok: true, phone: '+61893350100' });
    expect(await fixture.ask({ ...request, dealership_id: 'dealer-1' }, '')).toMatchObject({ ok: true });
    expect(await fixture.ask({ ...request, dealership_id: 'dealer-2' }, '')).toMatchObject({ ok: false, status: 404 });
    const hidden = siteWith({ locations: [{ ...siteWith().locations[0], visible: false }] });
    expect(await fixture.ask(request, '', hidden)).toMatchObject({ ok: false, status: 404 });
  });

  it.each([
    ['another dealership', { dealership_id: 'dealer-2' }],
    ['another website', { website_id: 'sunrise-kia' }],
    ['a vehicle that the site does not have', { car_id: 'car-77' }],
  ])('[API-01] refuses %s, and offers the contact page', async (_what, changes) => {
    const answer = await fixture.ask({ ...wholeRequest, ...changes }, '');
    expect(answer).toMatchObject({ ok: false, status: 404, contact: '/contact' });
    expect(JSON.stringify(answer)).not.toMatch(/9335|\+61/);
  });

  it('[API-01] gives no number of another site’s vehicle', async () => {
    fixture.stock.splice(0, 1, car({ dealership_id: 'dealer-2' }));
    expect(await fixture.ask({ ...wholeRequest, dealership_id: 'dealer-2' }, '')).toMatchObject({ status: 404 });
  });

  it.each([
    ['nothing', null],
    ['a text', 'car-1'],
    ['no dealership', { car_id: 'car-1', website_id: 'harbour-toyota' }],
    ['a list of vehicles', { ...wholeRequest, car_id: ['car-1'] }],
    ['a field of its own', { ...wholeRequest, admin: true }],
    ['an id that no database takes', { ...wholeRequest, car_id: 'car\u0000' }],
    ['an endless id', { ...wholeRequest, car_id: 'c'.repeat(65) }],
  ])('[API-01] refuses a request with %s', async (_what, request) => {
    expect(await fixture.ask(request, '')).toMatchObject({ ok: false, status: 422, contact: '/contact' });
  });

  it('[API-01] says where else to go where there is no number at all', async () => {
    fixture.stock.splice(0, 1, car({ location_id: null }));
    const answer = await fixture.ask(wholeRequest, '', siteWith({ phones: {} }));
    expect(answer).toMatchObject({ ok: false, status: 404, contact: '/contact' });
  });
}
