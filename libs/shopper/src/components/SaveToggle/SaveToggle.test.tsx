import type { Track } from '@forecourt/domain';
import { SiteProvider, Toaster } from '@forecourt/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleSite, sampleVehicle } from '../../testing/index.ts';
import { SaveToggle, type SaveAnswer } from './SaveToggle.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const name = `Save ${sampleVehicle.name} to your watchlist`;

const page = (props: Partial<ComponentProps<typeof SaveToggle>> = {}, track?: Track, watchlist = true) => (
  <SiteProvider site={{ ...sampleSite, flags: { ...sampleSite.flags, watchlist } }} track={track}>
    <SaveToggle vehicle={sampleVehicle} {...props} />
    <Toaster />
  </SiteProvider>
);
const show = (...given: Parameters<typeof page>) => render(page(...given));

/** A watchlist that answers when it is told to. */
function watchlist() {
  let answer!: (value: SaveAnswer) => void;
  const onSave = vi.fn(() => new Promise<SaveAnswer>((resolve) => (answer = resolve)));
  return { onSave, answer: (value: SaveAnswer) => act(async () => answer(value)) };
}

const pressed = () => screen.getByRole('button', { name }).getAttribute('aria-pressed');
const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('SaveToggle', () => {
  it('[GATE-04] leads a signed-out visitor to sign-in and back with the car saved', () => {
    show();
    const href = screen.getByRole('link', { name }).getAttribute('href')!;
    const params = new URL(href, 'https://site.example').searchParams;
    expect(href.startsWith('/sign-in?type=watchlist&')).toBe(true);
    expect(params.get('redirect')).toBe('/watchlist?save=car-1');
    expect(params.get('back')).toBe('/cars/2023-toyota-rav4-gxl-hybrid-t1001');
  });

  it('[GATE-04] is not there where the site has no watchlist', () => {
    show({}, undefined, false);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('[WL-01] [WL-03] shows the car as saved before the watchlist answers, then says so', async () => {
    const { onSave, answer } = watchlist();
    const track = vi.fn();
    show({ onSave }, track);
    await press();
    expect(pressed()).toBe('true');
    expect(onSave).toHaveBeenCalledWith('car-1', true);
    expect(track).not.toHaveBeenCalled();
    await answer({ success: true });
    expect(pressed()).toBe('true');
    expect(screen.getByText('Car Saved In Watchlist')).toBeTruthy();
    expect(track).toHaveBeenCalledWith('favourite', expect.objectContaining({ vehicleModel: 'RAV4' }));
  });

  it('[WL-02] lets a saved car go and says so', async () => {
    const { onSave, answer } = watchlist();
    show({ onSave, saved: true });
    await press();
    expect(onSave).toHaveBeenCalledWith('car-1', false);
    await answer({ success: true });
    expect(pressed()).toBe('false');
    expect(screen.getByText('Car Removed')).toBeTruthy();
  });

  it('[WL-03] takes the change back and alerts the message when it is refused', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    const { onSave, answer } = watchlist();
    show({ onSave });
    await press();
    await answer({ success: false, message: 'Your watchlist is full' });
    expect(pressed()).toBe('false');
    expect(alert).toHaveBeenCalledWith('Your watchlist is full');
  });

  it('[WL-03] takes the change back when the watchlist cannot be reached', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    show({ onSave: () => Promise.reject(new Error('offline')) });
    await press();
    expect(pressed()).toBe('false');
    expect(alert).toHaveBeenCalledOnce();
  });

  it('follows a watchlist that arrives after the page', () => {
    const { onSave } = watchlist();
    const { rerender } = show({ onSave });
    rerender(page({ onSave, saved: true }));
    expect(pressed()).toBe('true');
  });
});
