import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { sampleArticle, sampleArticles } from '../../testing/index.ts';
import { ArticlePager } from '../ArticlePager/ArticlePager.tsx';
import { ReviewVerdict } from '../ReviewVerdict/ReviewVerdict.tsx';
import { ArticleGrid } from './ArticleGrid.tsx';

afterEach(cleanup);
const show = (children: ReactNode) => render(<TestSite>{children}</TestSite>);

it('[CONT-01] a card is one link under its whole title, with its day and a square picture', () => {
  show(<ArticleGrid articles={sampleArticles} />);
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(sampleArticles.length);
  const card = within(cards[0]!);
  expect(card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [sampleArticle.title, '/blog/vehicle-reviews/hilux-first-drive'],
  ]);
  expect(card.getByText('12 October 2026').getAttribute('datetime')).toBe('2026-10-12');
  const picture = card.getByRole('img', { name: 'A ute on a gravel road' });
  expect(picture.getAttribute('width')).toBe(picture.getAttribute('height'));
  expect(within(cards[2]!).queryByRole('img')).toBeNull();
});

it('a review says what is good, what is not and what it cost', () => {
  show(sampleArticle.review && <ReviewVerdict review={sampleArticle.review} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Good', 'Not so good']);
  expect(screen.getByText(/Price as tested/).textContent).toBe('Price as tested: $62,490, drive away in WA, as driven');
});

it('[CONT-01] leads to newer and older articles where there are any', () => {
  show(<ArticlePager page={2} pages={2} category="Vehicle reviews" />);
  expect(screen.getByRole('link', { name: 'Newer articles' }).getAttribute('href')).toBe('/blog/vehicle-reviews');
  expect(screen.queryByRole('link', { name: 'Older articles' })).toBeNull();
  cleanup();
  expect(show(<ArticlePager page={1} pages={1} category={null} />).container.textContent).toBe('');
});
