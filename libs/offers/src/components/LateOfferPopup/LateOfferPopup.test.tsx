import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { popupOf } from '../../model/offerCards.ts';
import { sampleOffer } from '../../testing/index.ts';
import { LateOfferPopup } from './LateOfferPopup.tsx';

const offer = popupOf(sampleOffer, 'Australia/Perth');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T00:00:00Z') });
  // The test environment does not implement these dialog methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const at = (path: string) => (
  <TestSite>
    <LateOfferPopup offer={offer} path={path} />
  </TestSite>
);
/** Advances the timers and lets lazily loaded code arrive. */
async function wait(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.dynamicImportSettled());
}
const popup = () => screen.queryByRole('dialog', { name: offer.title });

describe('[OFFER-03] the popup', () => {
  it('appears on the second page of a visit, after 20 seconds', async () => {
    const { rerender } = render(at('/'));
    await wait(60_000);
    expect(popup()).toBeNull();
    rerender(at('/about-us'));
    await wait(19_000);
    expect(popup()).toBeNull();
    await wait(2_000);
    expect(popup()).not.toBeNull();
    expect(screen.getByText(offer.text)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the offer' }).getAttribute('href')).toBe(offer.href);
  });

  it('appears once half of a long page has been scrolled through', async () => {
    const { rerender } = render(at('/'));
    rerender(at('/about-us'));
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4_000, configurable: true });
    window.innerHeight = 800;
    window.scrollY = 1_100;
    await act(async () => fireEvent.scroll(window));
    expect(popup()).toBeNull();
    window.scrollY = 1_300;
    await act(async () => fireEvent.scroll(window));
    await wait(0);
    expect(popup()).not.toBeNull();
    window.scrollY = 0;
  });

  it('never appears on pages with forms', async () => {
    const { rerender } = render(at('/'));
    rerender(at('/contact'));
    await wait(60_000);
    expect(popup()).toBeNull();
  });

  it('stays away for 30 days after it was closed', async () => {
    const { rerender } = render(at('/'));
    rerender(at('/about-us'));
    await wait(21_000);
    fireEvent.click(screen.getByRole('button', { name: 'Close this offer' }));
    expect(popup()).toBeNull();
    cleanup();
    vi.setSystemTime(new Date('2026-12-21T00:00:00Z'));
    render(at('/about-us'));
    await wait(60_000);
    expect(popup()).toBeNull();
    cleanup();
    vi.setSystemTime(new Date('2026-12-23T00:00:00Z'));
    render(at('/about-us'));
    await wait(21_000);
    expect(popup()).not.toBeNull();
  });

  it('does not appear once its offer is over', async () => {
    const { rerender } = render(at('/'));
    vi.setSystemTime(new Date('2027-01-02T00:00:00Z'));
    rerender(at('/about-us'));
    await wait(60_000);
    expect(popup()).toBeNull();
  });

  it('waits while another dialog or form is in use', async () => {
    const { rerender } = render(at('/'));
    const other = document.body.appendChild(document.createElement('div'));
    other.setAttribute('role', 'dialog');
    rerender(at('/about-us'));
    await wait(21_000);
    expect(popup()).toBeNull();
    other.remove();
    await wait(5_000);
    expect(popup()).not.toBeNull();
  });

  it('does not appear without storage, because it could not be dismissed for good', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const { rerender } = render(at('/'));
    rerender(at('/about-us'));
    await wait(60_000);
    expect(popup()).toBeNull();
    vi.restoreAllMocks();
  });
});
