import type { PublicSite } from '@forecourt/domain';
import { SiteProvider } from '@forecourt/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentRecord } from '../../model/consent.ts';
import { sampleContentSite } from '../../testing/index.ts';
import { ConsentLink } from '../ConsentLink/ConsentLink.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';
import { consentStore } from './consentStore.ts';

let made = 0;
let site: PublicSite;

const page = () => (
  <SiteProvider site={site}>
    <ConsentLink />
    <ConsentBanner privacyHref="/privacy" />
  </SiteProvider>
);
const banner = () => screen.queryByRole('region', { name: 'Is it OK if we use Google Analytics?' });
const button = (name: string) => screen.getByRole('button', { name });
/** Its code is fetched on the press. */
async function reopen(): Promise<void> {
  fireEvent.click(button('Privacy choices'));
  await waitFor(() => expect(banner()).not.toBeNull());
}
const key = () => `forecourt:${site.slug}:consent`;

beforeEach(() => {
  made += 1;
  const analytics = { ...sampleContentSite.analytics, measurementId: 'G-ABC1234567' };
  site = { ...sampleContentSite, slug: `consent-${made}`, analytics };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('asking for consent', () => {
  it('asks in the site’s own words', () => {
    const messages = { 'consent.mayGoogleCount': 'May we count you?', 'consent.decline': 'Rather not' };
    site = { ...site, messages };
    render(page());
    expect(screen.getByRole('region', { name: 'May we count you?' })).toBeDefined();
    expect(button('Rather not')).toBeDefined();
  });

  it('[AN-01] asks with two buttons of the same look, and takes no focus', () => {
    render(page());
    expect(banner()).not.toBeNull();
    const [decline, allow] = [button('Decline'), button('Allow')];
    expect(decline.className).toBe(allow.className);
    expect(document.activeElement).toBe(document.body);
    const privacy = screen.getByRole('link', { name: 'How we handle your personal information', hidden: true });
    expect(privacy.getAttribute('href')).toBe('/privacy');
    expect(privacy.closest('details')?.open).toBe(false);
  });

  it.each([
    ['Decline', 'denied'],
    ['Allow', 'granted'],
  ])('keeps %s for the next pages and is gone', (name, choice) => {
    render(page());
    fireEvent.click(button(name));
    expect(banner()).toBeNull();
    expect(JSON.parse(localStorage.getItem(key()) ?? '')).toMatchObject({ choice });
    expect(consentStore(site).choice.current()).toBe(choice);
  });

  it('does not ask who answered within a year, and asks again after it', () => {
    const daysAgo = (days: number) => JSON.stringify(consentRecord('denied', new Date(Date.now() - days * 86_400_000)));
    localStorage.setItem(key(), daysAgo(364));
    render(page());
    expect(banner()).toBeNull();
    cleanup();
    site = { ...site, slug: `${site.slug}-old` };
    localStorage.setItem(key(), daysAgo(366));
    render(page());
    expect(banner()).not.toBeNull();
  });

  it('hears of an answer in another tab', () => {
    render(page());
    localStorage.setItem(key(), JSON.stringify(consentRecord('denied', new Date())));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: key() })));
    expect(banner()).toBeNull();
  });

  it('holds an answer for the page where the browser refuses to keep it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    render(page());
    fireEvent.click(button('Decline'));
    expect(banner()).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('changing the answer', () => {
  beforeEach(() => localStorage.setItem(key(), JSON.stringify(consentRecord('granted', new Date()))));

  it('opens from the footer, says what was chosen, takes the focus and gives it back', async () => {
    render(page());
    button('Privacy choices').focus();
    await reopen();
    expect(banner()?.querySelector('details')?.open).toBe(true);
    expect(banner()?.textContent).toContain('You’re currently allowing this');
    expect(document.activeElement?.textContent).toBe('Is it OK if we use Google Analytics?');
    fireEvent.click(button('Decline'));
    expect(consentStore(site).choice.current()).toBe('denied');
    expect(document.activeElement).toBe(button('Privacy choices'));
  });

  it('closes with Escape and changes nothing, but never before there is an answer', async () => {
    render(page());
    await reopen();
    fireEvent.keyDown(button('Allow'), { key: 'Escape' });
    expect([banner(), consentStore(site).choice.current()]).toEqual([null, 'granted']);
    cleanup();
    site = { ...site, slug: `${site.slug}-new` };
    render(page());
    fireEvent.keyDown(button('Allow'), { key: 'Escape' });
    expect(banner()).not.toBeNull();
  });
});

it('[AN-01] offers no choice where only the site itself counts, nor without JavaScript', () => {
  expect(renderToString(<SiteProvider site={site} children={<ConsentLink />} />)).toBe('');
  site = { ...site, analytics: { ...site.analytics, measurementId: null } };
  render(<SiteProvider site={site} children={<ConsentLink />} />);
  expect(screen.queryByRole('button')).toBeNull();
});
