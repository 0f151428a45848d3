import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { sampleReviews } from '../../testing/index.ts';
import { BannerTiles } from './BannerTiles.tsx';
import { BodyTiles } from '../BodyTiles/BodyTiles.tsx';
import { makeMarkFiles } from '../MakeLogo/makeMarkFiles.ts';
import { MakeTiles } from '../MakeTiles/MakeTiles.tsx';
import { QuickSearch } from '../QuickSearch/QuickSearch.tsx';
import { ReviewList } from '../ReviewList/ReviewList.tsx';
import { ReviewSummary } from '../ReviewSummary/ReviewSummary.tsx';

afterEach(cleanup);
const show = (children: ReactNode) => render(<TestSite>{children}</TestSite>);

it('takes no room on the page while there is nothing to show', () => {
  const { container } = show(
    <>
      <ReviewList reviews={[]} dealer="Harbour Toyota" />
      <MakeTiles makes={[]} />
      <BodyTiles bodies={[]} />
      <BannerTiles tiles={[]} />
    </>,
  );
  expect(container.textContent).toBe('');
});

it("shows a review with its stars, its author and the dealer's answer", () => {
  show(<ReviewList reviews={sampleReviews.slice(0, 1)} dealer="Harbour Toyota" />);
  expect(screen.getByText('Priya N.')).toBeDefined();
  expect(screen.getByText('14 September 2026')).toBeDefined();
  expect(screen.getByText('Reply from Harbour Toyota, 15 September 2026')).toBeDefined();
});

it('says the name of each make and body beside its picture', () => {
  show(
    <>
      <MakeTiles makes={[{ name: 'Toyota', count: 1, href: '/search?make=Toyota' }]} noun={['car', 'cars']} />
      <MakeTiles makes={[{ name: 'Jayco', count: 2, href: '/search?make=Jayco' }]} noun={['car', 'cars']} />
      <BodyTiles bodies={[{ name: 'Unheard of', count: 3, href: '/search' }]} />
    </>,
  );
  expect(screen.getByRole('link', { name: /Toyota\s*1 car$/ })).toBeDefined();
  expect(screen.getByRole('link', { name: /Jayco\s*2 cars$/ })).toBeDefined();
  expect(screen.getByRole('link', { name: /Unheard of/ })).toBeDefined();
});

it('counts vehicles where nobody says what they are called', () => {
  show(<MakeTiles makes={[{ name: 'Jayco', count: 1_204, href: '/search' }]} />);
  expect(screen.getByRole('link', { name: /Jayco\s*1,204 vehicles$/ })).toBeDefined();
});

it.each([
  [2, '', 'from only 2 customer reviews so far'],
  [1, 'Google', 'from only 1 customer review so far on Google'],
  [1_204, '', 'from 1,204 customer reviews'],
  [1_204, 'Google', 'from 1,204 customer reviews on Google'],
])('says first of %d ratings how few they are: %s', (count, source, words) => {
  show(<ReviewSummary summary={{ count, average_rating: 4.5, spread: null }} source={source} />);
  expect(screen.getByText(words)).toBeDefined();
});

it('sends its choices to the search page by itself', () => {
  show(
    <QuickSearch
      action="/search"
      label="Find a car"
      submit="Search 412 cars"
      fields={[
        { name: 'make', label: 'Make', anything: 'Any make', options: [{ value: 'Kia', label: 'Kia' }] },
        { name: 'body', label: 'Body', anything: 'Any body', options: [] },
      ]}
    />,
  );
  const form = screen.getByRole('search', { name: 'Find a car' }) as HTMLFormElement;
  expect(form.getAttribute('action')).toBe('/search');
  expect(screen.getByRole('combobox', { name: 'Make' })).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Body' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Search 412 cars' }).getAttribute('type')).toBe('submit');
});

it('refers to the files of marks where a host serves them, and draws the mark into the page where none does', () => {
  const tiles = [{ name: 'Toyota', count: 1, href: '/search?make=Toyota' }];
  const { container: referring } = show(<MakeTiles makes={tiles} marks="/marks" />);
  const [address = '', id = ''] = (referring.querySelector('use')?.getAttribute('href') ?? '').split('#');
  const [, file = ''] = /^\/marks\/(.+)$/.exec(address) ?? [];
  const served = new DOMParser().parseFromString(makeMarkFiles()[file] ?? '', 'image/svg+xml');
  cleanup();
  const { container: drawn } = show(<MakeTiles makes={tiles} />);
  expect(drawn.querySelector('use')).toBeNull();
  expect(served.getElementById(id)?.getAttribute('d')).toBe(drawn.querySelector('path')?.getAttribute('d'));
  expect(served.getElementById(id)?.getAttribute('fill')).toBe('currentColor');
});
