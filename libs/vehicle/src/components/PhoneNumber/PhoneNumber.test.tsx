import { sampleSite } from '@forecourt/domain/testing';
import { SiteProvider } from '@forecourt/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { samplePhone } from '../../testing/index.ts';
import { CallNow } from '../CallNow/CallNow.tsx';
import { PhoneNumber } from './PhoneNumber.tsx';

const ask = vi.fn<(path: string, options: RequestInit) => Promise<Response>>();
const warn = vi.spyOn(console, 'warn');
const track = vi.fn();
const answer = { phone: '+61893350100', display: '08 9335 0100' };

beforeEach(() => {
  vi.stubGlobal('fetch', ask);
  warn.mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const mock of [ask, warn, track]) mock.mockReset();
});

const page = (id: string) => (
  <SiteProvider site={sampleSite} track={track}>
    <PhoneNumber phone={samplePhone(id)} />
    <CallNow phone={samplePhone(id)} />
  </SiteProvider>
);
const button = () => screen.getByRole('button', { name: 'Show number' });

it('[VDP-11] shows five characters and no way to call, before and without JavaScript', () => {
  const html = renderToString(page('number-html'));
  expect(html).toContain('08 93** ****');
  expect(html).not.toContain('tel:');
  expect(html.match(/<form[^>]*action="\/call"/g)).toHaveLength(2);
  expect(html.match(/name="car_id" value="number-html"/g)).toHaveLength(2);
});

it('[VDP-11] [API-01] shows the whole number after the press, to call from everywhere on the page', async () => {
  ask.mockResolvedValue(Response.json(answer));
  render(page('number-shown'));
  await userEvent.click(button());
  const link = await screen.findByRole('link', { name: '08 9335 0100' });
  expect(link.getAttribute('href')).toBe('tel:+61893350100');
  expect(document.activeElement).toBe(link);
  expect(screen.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toBe('tel:+61893350100');
  const [path, options] = ask.mock.calls[0]!;
  expect([path, options.method]).toEqual(['/api/phone/reveal', 'POST']);
  expect(JSON.parse(String(options.body))).toEqual({
    car_id: 'number-shown',
    dealership_id: 'dealer-1',
    website_id: 'harbour-toyota',
  });
});

it('[VDP-11] is a link where the site does not mask, and counts once when it is called', async () => {
  const phone = { ...samplePhone('number-whole'), words: '08 9335 0100', number: '+61893350100' };
  render(
    <SiteProvider site={sampleSite} track={track}>
      <PhoneNumber phone={phone} />
      <CallNow phone={phone} />
    </SiteProvider>,
  );
  const link = screen.getByRole('link', { name: '08 9335 0100' });
  expect(link.getAttribute('href')).toBe('tel:+61893350100');
  fireEvent.click(link);
  fireEvent.click(screen.getByRole('link', { name: 'Call Now' }));
  expect(track.mock.calls.map(([event]) => event)).toEqual(['phoneClick']);
  expect(ask).not.toHaveBeenCalled();
});

it('works by keyboard', async () => {
  ask.mockResolvedValue(Response.json(answer));
  render(page('number-keys'));
  await userEvent.tab();
  expect(document.activeElement).toBe(button());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: '08 9335 0100' })).toBe(document.activeElement);
});

it('[VDP-20] shows +61 as 0 where the server does not format the number', async () => {
  ask.mockResolvedValue(Response.json({ phone: '+61893350100' }));
  render(page('number-unworded'));
  fireEvent.click(button());
  expect(await screen.findByRole('link', { name: '0893350100' })).toBeTruthy();
});

it('[API-01] asks and counts once, however often it is pressed', async () => {
  let settle: (value: Response) => void = () => undefined;
  ask.mockReturnValue(new Promise((resolve) => (settle = resolve)));
  render(page('number-twice'));
  fireEvent.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button());
  fireEvent.submit(button().closest('form')!);
  settle(Response.json(answer));
  await screen.findByRole('link', { name: '08 9335 0100' });
  expect(ask).toHaveBeenCalledOnce();
  expect(track.mock.calls).toEqual([
    ['phoneClick', expect.objectContaining({ car_id: 'number-twice', vehicleMake: 'Toyota' })],
  ]);
});

it.each([
  ['the server fails', () => Promise.resolve(Response.json({ error: 'secret words' }, { status: 500 }))],
  ['the answer is none', () => Promise.resolve(Response.json({}))],
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
])('[API-01] only logs that %s, and offers the contact page', async (what, reply) => {
  ask.mockImplementation(reply);
  render(page(`number-${what}`));
  fireEvent.click(button());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We couldn’t show the number just now.');
  expect(screen.getByRole('link', { name: 'Contact us instead' }).getAttribute('href')).toBe('/contact');
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  expect(warn).toHaveBeenCalledOnce();
});

it('[API-01] says in the words of the server that somebody asked too often', async () => {
  ask.mockResolvedValue(Response.json({ error: 'Please send us a message instead.' }, { status: 429 }));
  render(page('number-often'));
  fireEvent.click(button());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Please send us a message instead.'));
});
