import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleEnquiryDefaults, sampleEnquiryOptions } from '../../testing/index.ts';
import { EnquireButton } from './EnquireButton.tsx';

const person = userEvent.setup();
const page = (
  <TestSite>
    <EnquireButton
      href="/cars/rav4/enquire"
      title="Ask about this car"
      summary="2023 Toyota RAV4"
      options={sampleEnquiryOptions}
      defaults={sampleEnquiryDefaults}
    >
      Enquire now
    </EnquireButton>
  </TestSite>
);
const link = () => screen.getByRole('link', { name: 'Enquire now' });
const open = async () => {
  await person.click(link());
  return screen.findByRole('dialog', { name: 'Ask about this car' });
};

beforeEach(() => window.history.replaceState(null, '', '/cars/rav4'));
afterEach(cleanup);

it('is a link to the form’s own page before the script arrives', () => {
  expect(renderToString(page)).toContain('href="/cars/rav4/enquire"');
});

it('opens the form above the page, with what it is about, and marks it in the address', async () => {
  render(page);
  const dialog = await open();
  expect(dialog.textContent).toContain('2023 Toyota RAV4');
  expect(await screen.findByRole('textbox', { name: 'First name' })).toBeTruthy();
  expect(window.location.href).toMatch(/\/cars\/rav4#enquire$/);
});

it('closes with Escape, takes its step of history back and returns the focus', async () => {
  render(page);
  await open();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(window.location.hash).toBe(''));
  await waitFor(() => expect(document.activeElement).toBe(link()));
});

it('closes with the Back button and returns the focus', async () => {
  render(page);
  await open();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(link()));
  expect(window.location.pathname).toBe('/cars/rav4');
});

it('leaves a press for a new tab to the browser', async () => {
  render(page);
  await person.keyboard('{Control>}');
  await person.click(link());
  await person.keyboard('{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.hash).toBe('');
});
