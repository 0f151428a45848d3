import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { car, openFixture, siteWith, visitor } from './testing/brochureFixture.ts';
import { readPdf } from './testing/readPdf.ts';

const slug = '2023-toyota-rav4-gxl-hybrid-t1001';

describe('the brochure', () => {
  it('[VDP-16] is a PDF of one page that is saved under the vehicle’s name', async () => {
    const { ask } = await openFixture();
    const { status, headers, body } = await ask();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${slug}.pdf"`,
      'x-robots-tag': 'noindex',
    });
    expect(Buffer.from(body.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(Buffer.from(body.subarray(-8)).toString()).toContain('%%EOF');
    expect(readPdf(body)).toMatchObject({ pages: 1, pictures: 1 });
    expect(body.length).toBeLessThan(500 * 1024);
  });

  it('[VDP-16] says what a buyer needs, who sells, and where the page is', async () => {
    const { ask } = await openFixture();
    const { text, links } = readPdf((await ask()).body);
    for (const words of [
      ...['Harbour Toyota', '2023 Toyota RAV4', 'GXL AXAH54R', '$42,990', 'Drive Away', '$44,990', '31,250 km'],
      ...['Key facts', 'Glacier White', 'Expires on 18 March 2027', 'Specifications', '4.8 L/100 km', 'Features'],
      ...['Apple CarPlay', 'Roof rails', 'From the dealer', 'One owner, full service history'],
      ...['12 Quarry Street, Fremantle WA 6160', 'Dealer licence MD12345', 'Monday to Friday', '8:30 am – 5:30 pm'],
      ...['As at 21 November 2026.', 'www.harbourtoyota.example/cars/'],
    ]) {
      expect(text).toContain(words);
    }
    expect(new Set(links)).toEqual(new Set([`https://www.harbourtoyota.example/cars/${slug}`]));
  });

  it('[VDP-11] carries no phone number: it is told on request only', async () => {
    const { ask } = await openFixture();
    const { body } = await ask(siteWith({ phones: { used: '+61893350111' } }));
    expect(readPdf(body).text.replace(/\D/g, '')).not.toMatch(/89335/);
  });

  it('[VDP-16] is drawn once however many ask for it, and not again until something in it changes', async () => {
    const { ask, stock, clock, drawn } = await openFixture();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask()));
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1);
    stock.vehicle = car({ views: 999 });
    await ask();
    expect(drawn()).toBe(1);
    stock.vehicle = car({ price: 3_999_000, before_price: null });
    const { text } = readPdf((await ask()).body);
    expect(text).toContain('$39,990');
    expect(text).not.toContain('$42,990');
    expect(drawn()).toBe(2);
    clock.now = new Date('2026-11-21T17:00:00Z');
    expect(readPdf((await ask()).body).text).toContain('As at 22 November 2026.');
    expect(drawn()).toBe(3);
  });

  it('[VDP-16] wears the colours of its site', async () => {
    const { service } = await openFixture();
    const plain = await service.respond(siteWith(), slug, visitor);
    const red = await service.respond(siteWith(), slug, visitor, { brand: '#eb0a1e', onBrand: '#ffffff' });
    expect(red.headers['etag']).not.toBe(plain.headers['etag']);
    expect(Buffer.from(red.body).equals(Buffer.from(plain.body))).toBe(false);
  });

  it.each([
    ['sold', { status: 'sold', sold: true }],
    ['unknown', null],
  ])('[VDP-16] is not to be had of a vehicle that is %s', async (_what, changes) => {
    const { service, stock } = await openFixture();
    stock.vehicle = changes && car(changes);
    const { status, headers, body } = await service.respond(siteWith(), slug, visitor);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/plain');
    expect(new TextDecoder().decode(body)).toBe('There’s no brochure for this vehicle.');
  });

  it('[VDP-16] is not to be had on a site that offers none', async () => {
    const { ask } = await openFixture();
    expect((await ask(siteWith({ flags: { printPage: false } }))).status).toBe(404);
  });

  it('[VDP-16] is given ten times a minute to one address, and then refused with a time to wait', async () => {
    const { service } = await openFixture();
    const ask = (address: string) => service.respond(siteWith(), slug, { address });
    for (let asked = 0; asked < 10; asked += 1) expect((await ask('203.0.113.7')).status).toBe(200);
    const refused = await ask('203.0.113.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await ask('203.0.113.8')).status).toBe(200);
  });

  it('[VDP-16] is answered though it cannot be kept', async () => {
    const { folder, ask, logged } = await openFixture();
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'brochures'), 'a file where the folder should be');
    expect((await ask()).status).toBe(200);
    expect(logged.join()).toContain('A brochure could not be kept');
  });

  it('[VDP-16] says in a sentence that it cannot be made, when the stock cannot be read', async () => {
    const { ask, logged } = await openFixture({ inventory: { bySlug: () => Promise.reject(new Error('away')) } });
    const { status, body } = await ask();
    expect(status).toBe(500);
    expect(new TextDecoder().decode(body)).toBe('We couldn’t make the brochure just now. Please try again.');
    expect(logged.join()).toContain('A brochure could not be made');
  });
});
