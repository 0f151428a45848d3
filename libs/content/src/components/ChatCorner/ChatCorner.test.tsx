import { cleanup, fireEvent, render, screen, act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { opensChatByItself } from '../../model/automaticChat.ts';
import { ChatCorner } from './ChatCorner.tsx';

let made = 0;
const chat = {
  provider: 'Chatter',
  greeting: 'Good day.',
  script: '/chat.js',
  opener: ['Chatter', 'open'],
  automatic: true,
};

function show(path: string, isPhone: boolean, changes: Partial<typeof chat> = {}, site = `chat-${(made += 1)}`) {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  render(<ChatCorner site={site} chat={{ ...chat, ...changes }} path={path} contactHref="/contact" />);
  return site;
}

const later = () => act(() => vi.advanceTimersByTime(60_000));
const greeting = () => screen.queryByRole('region', { name: 'Chat with us' });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[NAV-10] a chat that opens by itself', () => {
  it.each([
    ['/service', true, true],
    ['/genuine-service', true, true],
    ['/vehicle-parts-and-accessories', true, true],
    ['/parts/search', true, true],
    ['/service', false, false],
    ['/vehicle-parts-and-accessories', false, false],
    ['/', true, false],
    ['/search', true, false],
  ])('on %s of a phone (%s): %s', (path, isPhone, opens) => {
    expect(opensChatByItself(path, isPhone)).toBe(opens);
    show(path, isPhone);
    expect(greeting()).toBeNull();
    later();
    expect(greeting() !== null).toBe(opens);
    expect(document.querySelector('script[src="/chat.js"]')).toBeNull();
  });

  it('stays closed once a visitor has closed it, and where the dealer wants no such thing', () => {
    const site = show('/service', true);
    later();
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    cleanup();
    show('/service', true, {}, site);
    later();
    expect(greeting()).toBeNull();
    cleanup();
    show('/service', true, { automatic: false });
    later();
    expect(greeting()).toBeNull();
  });
});

it('says whose chat it is before it asks there, and leads on where it does not come', async () => {
  vi.useRealTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  show('/', false);
  fireEvent.click(screen.getByRole('button', { name: 'Chat' }));
  expect(screen.getByText(/Chat is run by Chatter/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Start chat' }));
  document.querySelector('script[src="/chat.js"]')!.dispatchEvent(new Event('error'));
  expect((await screen.findByRole('link', { name: 'Send us a message instead' })).getAttribute('href')).toBe(
    '/contact',
  );
  const open = vi.fn();
  vi.stubGlobal('Chatter', { open });
  fireEvent.click(screen.getByRole('button', { name: 'Start chat' }));
  await act(async () => document.querySelector('script[src="/chat.js"]')!.dispatchEvent(new Event('load')));
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(greeting()).toBeNull();
});
