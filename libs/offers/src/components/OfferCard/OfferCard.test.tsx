import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { sampleFinanceOffer, sampleOffer, sampleOffers } from '../../testing/index.ts';
import { OfferChips } from '../OfferChips/OfferChips.tsx';
import { OfferDetails } from '../OfferDetails/OfferDetails.tsx';
import { OfferList } from '../OfferList/OfferList.tsx';
import { OfferShows } from '../OfferShows/OfferShows.tsx';
import { OfferTerms } from '../OfferTerms/OfferTerms.tsx';
import { groupOffers } from '../../model/offer.ts';

afterEach(cleanup);
const show = (children: ReactNode) => render(<TestSite>{children}</TestSite>);
const today = '2026-11-02';
const where = { searchPath: '/search', today };
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('[OFFER-01] a card says what the offer is and when it ends, and links to the enquiry and to the model', () => {
  show(<OfferList offers={[sampleOffer]} {...where} />);
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { name: sampleOffer.name })).toBeDefined();
  expect(card.getByText('$2,000')).toBeDefined();
  expect(card.getByText('Ends 31 December 2026')).toBeDefined();
  expect(hrefOf(/Enquire Now/)).toBe('/offers/toyota/hilux-tray-bonus#enquire');
  expect(hrefOf('Explore HiLux')).toBe('/search/toyota/hilux');
});

it('[OFFER-01] a card links to its model at the manufacturer’s address if given', () => {
  show(<OfferList offers={[sampleFinanceOffer]} {...where} />);
  expect(hrefOf('Explore Corolla')).toBe('https://www.toyota.example/corolla');
});

it('a card names the locations that have its offer, where not all have', () => {
  const places = [
    { id: 'a', name: 'Albury' },
    { id: 'b', name: 'Wodonga' },
  ];
  show(<OfferList offers={[{ ...sampleOffer, location_ids: ['b'] }]} {...where} locations={places} />);
  expect(screen.getByText('At Wodonga')).toBeDefined();
});

it('a rate is beside its comparison rate, its basis and the warning, never collapsed', () => {
  show(<OfferDetails offer={{ ...sampleFinanceOffer, price: { dollars: 33_990, label: 'drive away' } }} {...where} />);
  const rates = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rates).toEqual([
    ['Interest rate', '4.50% p.a.'],
    ['Comparison rate', '4.99% p.a.'],
  ]);
  for (const words of [/secured loan of \$30,000 over 5 years\. WARNING/, 'Ends 31 March 2027', '$33,990']) {
    const text = screen.getByText(words);
    expect(text.closest('details')).toBeNull();
  }
});

it('[OFFER-02] a long description and long conditions wait behind View more, short ones do not', () => {
  const long = 'Fitted in our own workshop. '.repeat(12);
  const { container } = show(
    <>
      <OfferDetails offer={{ ...sampleOffer, description: long }} {...where} />
      <OfferTerms offer={{ disclaimer: long }} />
    </>,
  );
  const folds = [...container.querySelectorAll('details')];
  expect(folds.map(({ textContent, open }) => [textContent, open])).toEqual([
    ['View moreView less', false],
    ['View moreView less', false],
  ]);
  const shown = folds.map((fold) => fold.previousElementSibling?.textContent?.length ?? 0);
  expect(shown[0]).toBeLessThanOrEqual(160);
  expect(shown[1]).toBeGreaterThan(160);
  expect(shown[1]).toBeLessThanOrEqual(200);
  expect(container.textContent).toContain(long.trim().slice(-40));
  cleanup();
  expect(
    show(<OfferTerms offer={{ disclaimer: 'While stock lasts.' }} />).container.querySelector('details'),
  ).toBeNull();
});

it('renders nothing when there is nothing to show', () => {
  const { container } = show(
    <>
      <OfferList offers={[]} {...where} />
      <OfferTerms offer={{ disclaimer: '' }} />
      <OfferShows shows={[{ name: 'Over', place: 'Here', from: '2026-01-01', until: '2026-01-03' }]} today={today} />
    </>,
  );
  expect(container.textContent).toBe('');
});

it('lists coming shows, the next one first, including their last day', () => {
  const shows = [
    { name: 'Later', place: 'B', from: '2027-02-26', until: '2027-02-28' },
    { name: 'Now', place: 'A', from: '2026-10-30', until: '2026-11-02' },
  ];
  show(<OfferShows shows={shows} today={today} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toContain('30 October 2026 to 2 November 2026');
  expect(lines[1]).toContain('Later');
});

it('links to the kinds of offers with their counts', () => {
  show(<OfferChips groups={groupOffers(sampleOffers, 'category')} />);
  const chips = within(screen.getByRole('navigation', { name: 'Offer types' })).getAllByRole('link');
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
    ['Accessory offer 1', '#offers-accessory-offer'],
    ['Finance offer 1', '#offers-finance-offer'],
    ['Service offer 1', '#offers-service-offer'],
  ]);
});
