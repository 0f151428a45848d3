import type { SiteVendor } from '@forecourt/domain';
import { SiteProvider } from '@forecourt/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleContentSite } from '../../testing/index.ts';
import { consentStore } from '../ConsentBanner/consentStore.ts';
import { VendorPlace } from './VendorPlace.tsx';

let made = 0;
const origin = 'https://value.vendor.example';
const budget = { kilobytes: 100, milliseconds: 50 };

function vendorWith(changes: Partial<SiteVendor>, part: Partial<SiteVendor['part']> = {}): SiteVendor {
  return {
    name: `vendor-${made}`,
    provider: 'Values',
    slot: 'vehicle-sidebar',
    consent: 'functional',
    when: 'quiet',
    part: {
      kind: 'frame',
      address: `${origin}/car.html?${made}`,
      attributes: { account: 'A1' },
      origins: {},
      title: 'What is your car worth?',
      words: 'Three questions.',
      action: 'Value my car',
      height: { first: 200, most: 600 },
      ...part,
    },
    origins: { scripts: [], images: [], connect: [], frames: [origin] },
    budget,
    instead: null,
    ...changes,
  };
}

function show(vendor: SiteVendor) {
  const site = { ...sampleContentSite, slug: `vendors-${made}`, vendors: [vendor] };
  render(
    <SiteProvider site={site}>
      <VendorPlace vendor={vendor}>
        <a href="/contact">Ask us instead</a>
      </VendorPlace>
    </SiteProvider>,
  );
  return site;
}

const frame = () => document.querySelector<HTMLIFrameElement>('iframe');
const script = () => document.querySelector<HTMLScriptElement>('script[data-tag]');
const settled = () => act(() => Promise.resolve());
const say = (data: unknown, from = origin, source: MessageEventSource | null = frame()?.contentWindow ?? null) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: from, source })));

beforeEach(() => {
  made += 1;
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a frame', () => {
  async function begin() {
    show(vendorWith({}));
    fireEvent.click(screen.getByRole('button', { name: 'Value my car' }));
    await settled();
  }

  it('names whose it is, and comes only when a visitor asks for it', async () => {
    show(vendorWith({}));
    window.dispatchEvent(new Event('pointerdown'));
    await settled();
    expect(frame()).toBeNull();
    expect(screen.getByRole('region', { name: 'What is your car worth?' }).textContent).toContain('By Values');
    fireEvent.click(screen.getByRole('button', { name: 'Value my car' }));
    await settled();
    expect([frame()?.title, frame()?.src]).toEqual(['What is your car worth?', `${origin}/car.html?${made}`]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('tells its height, up to the most that it may have, and its result as plain text', async () => {
    await begin();
    say({ forecourt: 'ready' });
    say({ forecourt: 'height', height: 420.4 });
    expect(frame()?.height).toBe('421');
    say({ forecourt: 'height', height: 9_000 });
    expect(frame()?.height).toBe('600');
    say({ forecourt: 'answer', words: 'About <b>$18,400</b>' });
    expect(screen.getByRole('status').textContent).toBe('About <b>$18,400</b>');
    expect(screen.getByRole('link', { name: 'Ask us instead' })).toBeDefined();
  });

  it('is not believed from another origin or another window', async () => {
    await begin();
    say({ forecourt: 'answer', words: 'Nothing' }, 'https://evil.example');
    say({ forecourt: 'answer', words: 'Nothing' }, origin, window);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('that does not answer leaves a link', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await begin();
    act(() => void vi.advanceTimersByTime(10_000));
    expect(frame()).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Values isn’t available right now.');
    expect(screen.getByRole('link', { name: 'Ask us instead' })).toBeDefined();
  });
});

describe('a script', () => {
  const chat = (changes: Partial<SiteVendor> = {}) =>
    vendorWith(
      { slot: 'chat-corner', consent: 'statistics', ...changes },
      { kind: 'script', address: `${origin}/${made}.js` },
    );

  it('waits for consent, then comes at once, with the settings of the dealer and the place it may fill', async () => {
    const vendor = chat();
    const site = show(vendor);
    window.dispatchEvent(new Event('pointerdown'));
    await settled();
    expect(script()).toBeNull();
    act(() => consentStore(site).choose('granted'));
    await settled();
    expect(script()?.getAttribute('data-account')).toBe('A1');
    expect(document.querySelector(script()?.getAttribute('data-place') ?? '')).not.toBeNull();
    expect(screen.getByRole('link')).toBeDefined();
    await act(async () => void script()?.dispatchEvent(new Event('load')));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('waits for the first touch on later pages, and never comes once consent is withdrawn', async () => {
    const vendor = chat({ when: 'touched' });
    const site = { slug: `vendors-${made}`, analytics: sampleContentSite.analytics, chat: null, vendors: [vendor] };
    consentStore(site).choose('granted');
    show(vendor);
    await settled();
    expect(script()).toBeNull();
    act(() => consentStore(site).choose('denied'));
    window.dispatchEvent(new Event('pointerdown'));
    await settled();
    expect(script()).toBeNull();
  });

  it('that does not come leaves a link', async () => {
    show(chat({ consent: 'essential' }));
    window.dispatchEvent(new Event('pointerdown'));
    await settled();
    await act(async () => void script()?.dispatchEvent(new Event('error')));
    expect(screen.getByRole('link', { name: 'Ask us instead' })).toBeDefined();
  });

  it('below the menu has its link in a line, which it fills when it comes', async () => {
    const vendor = chat({ slot: 'header', consent: 'essential', when: 'touched' });
    show(vendor);
    const line = screen.getByRole('link', { name: 'Ask us instead' }).parentElement;
    expect(line?.querySelector(`#vendor-${vendor.name}`)).not.toBeNull();
    window.dispatchEvent(new Event('pointerdown'));
    await settled();
    await act(async () => void script()?.dispatchEvent(new Event('load')));
    expect(screen.queryByRole('link')).toBeNull();
    expect(line?.isConnected).toBe(true);
  });

  it('in the head shows nothing', async () => {
    show(chat({ slot: 'head', consent: 'essential' }));
    window.dispatchEvent(new Event('pointerdown'));
    await settled();
    expect(script()).not.toBeNull();
    expect(document.body.textContent).toBe('');
  });
});
