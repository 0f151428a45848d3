import { expect, test } from 'vitest';
import { linkNamed, parseHtml } from '../support/pageOf.ts';
import { askSite, firstInStock } from '../support/wire.ts';

const toyota = 'harbour-toyota';
const numbers = /555[ ]?01[ ]?2[0-9]{2}|5550 ?12[0-9]{2}/;

test('[VDP-11] [API-01] [ROUTE-21] [ROUTE-06] [VDP-16] a vehicle’s page, data, print page and brochure keep the number until somebody asks for it', async () => {
  const { slug } = await firstInStock(toyota, 'car_type:used');
  const { text } = await askSite(toyota, `/cars/${slug}`);
  expect(text).toContain('08 55** ****');
  const data = await askSite(toyota, `/cars/${slug}?_rsc=1`, { headers: { rsc: '1' } });
  const print = await askSite(toyota, `/print?car_id=${slug}`);
  for (const answer of [text, data.text, print.text]) expect(answer).not.toMatch(numbers);
  expect(print.text).toMatch(new RegExp(`aria-label="[^"]*/cars/${slug}`));
  expect((await askSite(toyota, '/print?car_id=no-such-car')).status).toBe(404);

  const link = linkNamed(parseHtml(text), /brochure/i);
  expect(link.getAttribute('download')).toBe(`${slug}.pdf`);
  const brochure = await askSite(toyota, link.getAttribute('href') ?? '');
  expect([brochure.status, brochure.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(brochure.text).not.toMatch(numbers);
});
