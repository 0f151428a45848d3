import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formDefaults } from '../../model/formDefaults.ts';
import { offerForm, requestPhotosForm } from '../../model/forms/vehicleForms.ts';
import { FormButton } from './FormButton.tsx';

const person = userEvent.setup();
const page = (
  <TestSite>
    <FormButton
      form="offer"
      href="/enquire?car=rav4&about=offer"
      title="Make an Offer"
      summary="2023 Toyota RAV4"
      defaults={formDefaults(offerForm, sampleSite, sampleVehicle)}
    >
      Make an offer
    </FormButton>
    <FormButton form={requestPhotosForm} href="/enquire?car=rav4&about=photos" title="Request photos">
      Request photos
    </FormButton>
  </TestSite>
);
const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => window.history.replaceState(null, '', '/cars/rav4'));
afterEach(cleanup);

it('[VDP-13] is a link to a page with the same form before hydration', () => {
  expect(renderToString(page)).toContain('href="/enquire?car=rav4&amp;about=offer"');
});

it('[VDP-13] opens its form in a dialog, with its vehicle, under a hash of its own', async () => {
  render(page);
  await person.click(link('Make an offer'));
  const dialog = await screen.findByRole('dialog', { name: 'Make an Offer' });
  expect(dialog.textContent).toContain('2023 Toyota RAV4');
  expect(await screen.findByRole('textbox', { name: 'Your offer' })).toBeTruthy();
  expect(window.location.hash).toBe('#offer');
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(link('Make an offer')));
});

it('shows an agency’s own form, works by the keyboard, and restores the focus', async () => {
  render(page);
  link('Request photos').focus();
  await person.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Request photos' });
  expect(window.location.hash).toBe('#request-photos');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(link('Request photos')));
  await waitFor(() => expect(window.location.hash).toBe(''));
});

it('leaves a press for a new tab to the browser', async () => {
  render(page);
  await person.keyboard('{Control>}');
  await person.click(link('Make an offer'));
  await person.keyboard('{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.hash).toBe('');
});
