import { TestSite } from '@forecourt/ui/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { keepOnDevice, sampleSummaries } from '../../testing/index.ts';
import { FavouritesList } from './FavouritesList.tsx';

afterEach(cleanup);

const page = (slug: string) => (
  <TestSite site={{ slug }}>
    <FavouritesList />
  </TestSite>
);

it('[GATE-07] lists what the device keeps, each leading to its page', () => {
  keepOnDevice('list-1', 'favourites', sampleSummaries.slice(0, 2));
  render(page('list-1'));
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2023 Toyota RAV4 GXL Hybrid', '/cars/2023-toyota-rav4-gxl-hybrid-t1001'],
    ['2024 Toyota HiLux SR5', '/cars/reserved-t1003'],
  ]);
});

it('lets one go, then all of them', () => {
  keepOnDevice('list-2', 'favourites', sampleSummaries.slice(0, 3));
  render(page('list-2'));
  fireEvent.click(screen.getByRole('button', { name: 'Remove 2024 Toyota HiLux SR5' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Remove all favourites' }));
  expect(screen.getByRole('heading', { name: 'No favourites yet' })).toBeTruthy();
});

it('offers ways on where nothing is kept', () => {
  render(page('list-3'));
  expect(screen.getByRole('link', { name: 'Browse vehicles' }).getAttribute('href')).toBe('/search');
  expect(screen.getByRole('link', { name: 'Ask us to find one' }).getAttribute('href')).toBe('/contact');
});

it('does not call the list empty before the device was asked', () => {
  keepOnDevice('list-4', 'favourites', sampleSummaries.slice(0, 1));
  expect(renderToStaticMarkup(page('list-4'))).not.toContain('No favourites yet');
});
