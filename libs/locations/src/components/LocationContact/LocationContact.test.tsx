import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sampleLocation, sampleOpenNow } from '../../testing/index.ts';
import { LocationDetails } from '../LocationDetails/LocationDetails.tsx';
import { LocationContact } from './LocationContact.tsx';

// The code that keeps its hours up to date, for which `act` would not wait.
beforeAll(() => import('../OpenNow/OpenNowLine.tsx'));
afterEach(cleanup);

/** Every digit that the page has, links and attributes included. */
const digits = (html: string) => html.replaceAll(/<path[^>]*>/g, '').replaceAll(/\D/g, '');
const { phone, landline_phone } = sampleLocation.contact_detail;
const endings = [phone, landline_phone ?? ''].map((number) => number.slice(-6));

const show = (part: ReactNode) => act(async () => render(<TestSite>{part}</TestSite>));
const contact = (given: { phone?: ReactNode }) => <LocationContact location={sampleLocation} full {...given} />;
const details = (given: { phone?: ReactNode }) => (
  <LocationDetails location={sampleLocation} now={sampleOpenNow} {...given} />
);

it('[LOC-04] gives address, phone, landline and e-mail as links', () => {
  render(contact({}));
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual([
    '12 Quarry Street, Fremantle WA 6160',
    '08 9335 0100',
    '08 9335 0199',
    'sales@harbourtoyota.example',
  ]);
});

describe.each([
  ['contact', contact],
  ['details', details],
])('[VDP-11] the %s of a location on a page that masks its number', (_name, part) => {
  it('has the numbers by default', async () => {
    const { container } = await show(part({}));
    expect(endings.every((ending) => digits(container.innerHTML).includes(ending))).toBe(true);
  });

  it.each([null, <button key="masked">Show number</button>])(
    'has no number anywhere with %o in its place',
    async (given) => {
      const { container } = await show(part({ phone: given }));
      expect(endings.some((ending) => digits(container.innerHTML).includes(ending))).toBe(false);
      expect(container.innerHTML).not.toContain('tel:');
      expect(screen.queryAllByRole('button', { name: 'Show number' })).toHaveLength(given === null ? 0 : 1);
    },
  );
});
