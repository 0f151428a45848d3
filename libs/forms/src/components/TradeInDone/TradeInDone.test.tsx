import { sampleSite } from '@forecourt/domain/testing';
import { SiteProvider } from '@forecourt/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TradeInSaver } from '../TradeInSaver/TradeInSaver.tsx';
import { TradeInDone, type TradeInDoneProps } from './TradeInDone.tsx';

const mazda = { make: 'Mazda', model: 'CX-5', year: 2022, badge: '', body: 'SUV' };
const track = vi.fn();
const page = (props: Partial<TradeInDoneProps> = {}) => (
  <StrictMode>
    <SiteProvider site={sampleSite} track={track}>
      <TradeInDone
        state="accepted"
        leadId="abcdef12-3456"
        vehicle={mazda}
        rego="1ABC234"
        offer={2_200_000}
        kms={45_000}
        searchHref="/search"
        again="/trade-in"
        {...props}
      />
    </SiteProvider>
  </StrictMode>
);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  track.mockClear();
});

it('[TRADE-03] counts an accepted offer once, even when its page is loaded again', () => {
  const { unmount } = render(page({ leadId: 'lead-1' }));
  unmount();
  render(page({ leadId: 'lead-1' }));
  expect(track.mock.calls).toEqual([
    [
      'tradeInAccepted',
      {
        vehicleStatus: 'trade-in',
        vehicleMake: 'Mazda',
        vehicleModel: 'CX-5',
        vehicleYear: 2022,
        vehicleKilometers: 45_000,
        vehicleGrade: null,
      },
    ],
  ]);
});

it('[TRADE-03] counts no appraisal, and says what happens next', () => {
  render(page({ state: 'asked', offer: null }));
  expect(track).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1, name: 'We’ll take a look at your car' })).toBeTruthy();
  expect(screen.getByText(/with no obligation/)).toBeTruthy();
});

it('[TRADE-03] repeats what was accepted, for which car, and links onwards', () => {
  render(page());
  expect(screen.getByText('You accepted $22,000 for 2022 Mazda CX-5 (1ABC234).')).toBeTruthy();
  expect(screen.getByText('Reference ABCDEF12')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Look for your next car' }).getAttribute('href')).toBe('/search');
  expect(screen.getByRole('button', { name: 'Value another car' })).toBeTruthy();
});

it.each([
  ['Valuation data saved successfully', 'info', () => Promise.resolve(new Response('{}'))],
  ['Failed to save valuation data', 'warn', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ['Failed to save valuation data', 'warn', () => Promise.reject(new Error('offline'))],
] as const)('[TRADE-02] saves a valuation once and logs “%s” (%s)', async (words, level, answer) => {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  const logged = vi.spyOn(console, level).mockImplementation(() => undefined);
  const saver = <TradeInSaver result={`${words} ${String(answer)}`} valuation={{ rego: '1ABC234', low: 20_000 }} />;
  render(<StrictMode>{saver}</StrictMode>);
  await vi.waitFor(() => expect(logged.mock.calls[0]?.[0]).toBe(words));
  cleanup();
  render(saver);
  expect(fetched).toHaveBeenCalledOnce();
  const [[address, request]] = fetched.mock.calls as unknown as [[string, RequestInit]];
  expect([address, request.method]).toEqual(['/api/miscellaneous', 'POST']);
  expect(JSON.parse(String(request.body))).toEqual({ rego: '1ABC234', low: 20_000, column_name: 'valuation' });
});
