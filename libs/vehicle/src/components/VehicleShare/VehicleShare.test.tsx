import { Toaster } from '@forecourt/ui';
import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadLateParts } from '../LateParts/LateParts.tsx';
import { VehicleShare } from './VehicleShare.tsx';

const url = 'https://www.harbourtoyota.example/cars/rav4';
const page = (
  <TestSite>
    <VehicleShare name="2023 Toyota RAV4" url={url} />
    <Toaster />
    <button type="button">Elsewhere</button>
  </TestSite>
);

const write = vi.fn<(text: string) => Promise<void>>();
const given = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });

// What wakes late is drawn by whoever has its code.
beforeAll(async () => void (await loadLateParts()));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  write.mockReset();
  given('share', undefined);
});

function show() {
  const { container } = render(page);
  return container.querySelector('details')!;
}
const trigger = () => screen.getByText('Share');
const copyLink = () => screen.findByRole('button', { name: 'Copy link', hidden: true });

it('[VDP-02] is a menu of plain links before and without JavaScript', () => {
  const html = renderToString(page);
  expect(html).toContain('<details');
  for (const place of ['facebook.com/sharer', 'x.com/intent', 'wa.me/', 'linkedin.com', 'mailto:', 'sms:']) {
    expect(html).toContain(place);
  }
});

it('[VDP-02] opens social sites in a window of 550 by 400', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue({ opener: window } as Window);
  show();
  fireEvent.click(trigger());
  fireEvent.click(screen.getByRole('link', { name: 'Facebook' }));
  expect(open).toHaveBeenCalledWith(
    expect.stringContaining(encodeURIComponent(url)),
    '_blank',
    'popup,width=550,height=400',
  );
});

it('[VDP-02] follows the link where the browser blocks the window', () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  show();
  expect(fireEvent.click(screen.getByRole('link', { name: 'WhatsApp', hidden: true }))).toBe(true);
});

it('[VDP-02] [NAV-08] copies the link, says Copied for 1.5 seconds and toasts', async () => {
  given('clipboard', { writeText: write.mockResolvedValue() });
  show();
  fireEvent.click(trigger());
  const copy = await copyLink();
  vi.useFakeTimers();
  await act(async () => void fireEvent.click(copy));
  expect(write).toHaveBeenCalledWith(url);
  expect(copy.textContent).toBe('Copied');
  expect(screen.getByRole('status').textContent).toBe('Copied 2023 Toyota RAV4 to your clipboard!');
  act(() => void vi.advanceTimersByTime(1_499));
  expect(copy.textContent).toBe('Copied');
  act(() => void vi.advanceTimersByTime(1));
  expect(copy.textContent).toBe('Copy link');
  act(() => void vi.advanceTimersByTime(1_500));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('[VDP-02] shows the link for copying by hand where the page may not copy', async () => {
  const prompt = vi.fn();
  vi.stubGlobal('prompt', prompt);
  given('clipboard', { writeText: write.mockRejectedValue(new Error('denied')) });
  show();
  fireEvent.click(trigger());
  const copy = await copyLink();
  await act(async () => void fireEvent.click(copy));
  expect(prompt).toHaveBeenCalledWith('Copy this link', url);
  vi.unstubAllGlobals();
});

it('[VDP-02] opens the device’s share sheet where it has one, and the menu where that fails', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  given('share', share);
  const menu = show();
  await act(async () => void fireEvent.click(trigger()));
  expect(share).toHaveBeenCalledWith({ title: '2023 Toyota RAV4', url });
  expect(menu.open).toBe(false);
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  await act(async () => void fireEvent.click(trigger()));
  expect(menu.open).toBe(false);
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await act(async () => void fireEvent.click(trigger()));
  expect(menu.open).toBe(true);
});

it('closes with Escape, which restores the focus, with a press elsewhere and with a focus move', async () => {
  const menu = show();
  menu.open = true;
  screen.getByRole('link', { name: 'Facebook' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(trigger());
  menu.open = true;
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(menu.open).toBe(false);
  menu.open = true;
  screen.getByRole('button', { name: 'Elsewhere' }).blur();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  expect(menu.open).toBe(false);
});
