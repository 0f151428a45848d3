import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleSoldVehicle, sampleVehicle } from '../../testing/index.ts';
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
      <StickyBar vehicle={sampleVehicle} {...props} />
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
  ])('[VDP-12] on %s comes after its threshold and goes again', (_screen, width, still, past) => {
    set('innerWidth', width);
    const bar = show();
    scrollTo(still);
    expect(bar.hasAttribute('inert')).toBe(true);
    scrollTo(past);
    expect(bar.hasAttribute('inert')).toBe(false);
    scrollTo(0);
    expect(bar.hasAttribute('inert')).toBe(true);
  });

  it('tells what stands above it how high it is, for as long as it shows', () => {
    const height = () => document.documentElement.style.getPropertyValue('--forecourt-bottom-bar');
    const bar = show();
    Object.defineProperty(bar, 'offsetHeight', { value: 72 });
    expect(height()).toBe('');
    scrollTo(2_000);
    expect(height()).toBe('72px');
    scrollTo(0);
    expect(height()).toBe('');
  });

  it('[VDP-12] enquires in one tap, and calls while the dealer is open', () => {
    const onEnquire = vi.fn();
    show({ onEnquire, call: { href: 'tel:+61893350100' } });
    scrollTo(2_000);
    fireEvent.click(screen.getByRole('button', { name: 'Enquire' }));
    expect(onEnquire).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toBe('tel:+61893350100');
  });

  it('[VDP-21] has no Call Now while the dealer is closed', () => {
    show({ call: null });
    scrollTo(2_000);
    expect(screen.queryByRole('link', { name: 'Call Now' })).toBeNull();
  });

  it('[VDP-07] offers something similar once sold, and no price', () => {
    const bar = show({ vehicle: sampleSoldVehicle });
    expect(bar.textContent).toContain('Find Me Something Similar');
    expect(bar.textContent).not.toContain('$');
  });
});
