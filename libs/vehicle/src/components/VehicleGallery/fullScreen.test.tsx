import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { picturedVehicle } from '../../testing/index.ts';
import { galleryPictures } from './galleryPictures.ts';
import { VehicleGallery } from './VehicleGallery.tsx';

const { images } = picturedVehicle;

beforeEach(() => {
  window.history.replaceState(null, '', '/cars/rav4');
  // With reduced motion, so that every step completes at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(cleanup);

const button = () => screen.getByRole('button', { name: 'Open full screen' });
const dialog = () => screen.queryByRole('dialog');
const announcement = () => within(dialog()!).getByRole('status').textContent;

async function open(press: () => Promise<unknown> | boolean) {
  render(
    <TestSite>
      <VehicleGallery images={images} name="2023 Toyota RAV4" />
    </TestSite>,
  );
  await press();
  await screen.findByRole('dialog', { name: 'Pictures of 2023 Toyota RAV4' });
}

it('opens full screen, says which picture it is and marks it in the address', async () => {
  await open(() => userEvent.click(button()));
  expect(dialog()?.getAttribute('aria-modal')).toBe('true');
  expect(announcement()).toBe('Picture 1 of 5');
  expect(window.location.hash).toBe('#picture-1');
});

it('steps by arrow keys, Home and End, and moves the gallery along', async () => {
  await open(() => userEvent.click(button()));
  for (const [key, words] of [
    ['ArrowRight', 'Picture 2 of 5'],
    ['End', 'Picture 5 of 5'],
    ['ArrowLeft', 'Picture 4 of 5'],
    ['Home', 'Picture 1 of 5'],
    ['ArrowRight', 'Picture 2 of 5'],
  ] as const) {
    fireEvent.keyDown(document, { key });
    expect(announcement()).toBe(words);
  }
  expect(window.location.hash).toBe('#picture-2');
  expect(screen.getByText('2 / 5')).toBeTruthy();
});

it('closes with Escape, removes its history entry and restores the focus', async () => {
  await open(() => userEvent.click(button()));
  fireEvent.keyDown(document, { key: 'Escape' });
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(window.location.hash).toBe(''));
  expect(document.activeElement).toBe(button());
});

it('closes with Back', async () => {
  await open(() => userEvent.click(button()));
  window.history.back();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(window.location.pathname + window.location.hash).toBe('/cars/rav4');
});

it('closes when its page is left', async () => {
  await open(() => userEvent.click(button()));
  cleanup();
  await waitFor(() => expect(dialog()).toBeNull());
});

it('opens by a press on a picture and restores the focus to the visible one', async () => {
  const pictures = () => screen.getAllByRole('link', { name: /^2023 Toyota RAV4/ });
  await open(() => {
    pictures()[0]!.focus();
    return fireEvent.click(pictures()[0]!);
  });
  fireEvent.keyDown(document, { key: 'End' });
  fireEvent.keyDown(document, { key: 'Escape' });
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(pictures()[4]));
  await act(async () => undefined);
});

it('offers every width that is big enough, up to the picture’s own pixels', () => {
  const sized = (url: string, width: number) => `${url}/${width}`;
  const [picture] = galleryPictures(
    [{ ...images[0]!, url: '/media/a', width: 1400, height: 700 }],
    'RAV4',
    sized,
    [320, 960, 1600],
  );
  expect(picture).toMatchObject({
    src: '/media/a/1600',
    srcset: '/media/a/960 960w, /media/a/1600 1600w',
    msrc: '/media/a/960',
    width: 1400,
    height: 700,
    alt: 'RAV4, front three-quarter view',
  });
  expect(galleryPictures(images, 'RAV4', (url) => url, [320, 1600])[0]).not.toHaveProperty('srcset');
});
