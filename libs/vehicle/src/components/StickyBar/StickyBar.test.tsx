import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { readLiveFacts } from '../../model/liveFacts.ts';
import { pageVehicle } from '../../model/pageVehicle.ts';
import { sampleLiveAnswer, samplePage, samplePhone, sampleSoldVehicle } from '../../testing/index.ts';
import { CallNow } from '../CallNow/CallNow.tsx';
import { liveStore } from '../LiveVehicle/liveStore.ts';
import { StickyBar } from './StickyBar.tsx';

const set = (name: 'scrollY' | 'innerWidth', value: number) =>
  Object.defineProperty(window, name, { value, configurable: true });

afterEach(() => {
  cleanup();
  set('scrollY', 0);
  set('innerWidth', 1024);
});

function show(props: Partial<ComponentProps<typeof StickyBar>> = {}) {
  const { container } = render(
    <TestSite>
      <StickyBar vehicle={samplePage} {...props} />
    </TestSite>,
  );
  return container.firstElementChild as HTMLElement;
}

function scrollTo(pixels: number) {
  set('scrollY', pixels);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

describe('StickyBar', () => {
  it.each([
    ['a phone', 360, 50, 51],
    ['a desktop', 1280, 900, 901],
  ])('[VDP-12] on %s appears after its threshold and disappears before it', (_screen, width, still, past) => {
    set('innerWidth', width);
    const bar = show();
    scrollTo(still);
    expect(bar.hasAttribute('inert')).toBe(true);
    scrollTo(past);
    expect(bar.hasAttribute('inert')).toBe(false);
    scrollTo(0);
    expect(bar.hasAttribute('inert')).toBe(true);
  });

  it('publishes its height to elements above it while it shows', () => {
    const height = () => document.documentElement.style.getPropertyValue('--forecourt-bottom-bar');
    const bar = show();
    Object.defineProperty(bar, 'offsetHeight', { value: 72 });
    expect(height()).toBe('');
    scrollTo(2_000);
    expect(height()).toBe('72px');
    scrollTo(0);
    expect(height()).toBe('');
  });

  it('[VDP-12] enquires in one tap, in place where the page can, and calls', () => {
    show({ call: <CallNow phone={samplePhone('bar-open')} /> });
    scrollTo(2_000);
    expect(screen.getByRole('link', { name: 'Enquire' }).getAttribute('href')).toBe('#enquire');
    expect(screen.getByRole('button', { name: 'Call Now' })).toBeTruthy();
    cleanup();
    show({ enquire: <button type="button">Enquire here</button> });
    expect(screen.getByRole('button', { name: 'Enquire here' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Enquire' })).toBeNull();
  });

  it('[VDP-11] does not contain the number before a request', () => {
    const bar = show({ call: <CallNow phone={samplePhone('bar-asked')} /> });
    expect(bar.innerHTML).not.toContain('tel:');
  });

  it('[API-02] shows a price that changed, and a sale, since the page was stored', () => {
    const vehicle = { ...samplePage, id: 'bar-live' };
    const bar = show({ vehicle, enquire: <button type="button">Enquire here</button> });
    const setFacts = (change: Record<string, unknown>) =>
      act(() => liveStore.set('bar-live', readLiveFacts(sampleLiveAnswer(samplePage, change))!));
    setFacts({ price: 3_999_000 });
    expect(bar.textContent).toContain('$39,990');
    setFacts({ status: 'sold', sold: true });
    expect(bar.textContent).toContain('Find Me Something Similar');
    expect(bar.textContent).not.toContain('Enquire here');
  });

  it('[VDP-07] offers something similar once sold, and no price', () => {
    const bar = show({ vehicle: pageVehicle(sampleSoldVehicle) });
    expect(bar.textContent).toContain('Find Me Something Similar');
    expect(bar.textContent).not.toContain('$');
  });
});
