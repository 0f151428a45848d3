import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { samplePromo } from '../../testing/index.ts';
import { PromoCard } from './PromoCard.tsx';

afterEach(cleanup);

const open = (change: Partial<typeof samplePromo> = {}, layout?: 'grid' | 'list') =>
  render(
    <TestSite>
      <PromoCard promo={{ ...samplePromo, ...change }} layout={layout} />
    </TestSite>,
  );

it.each(['grid', 'list'] as const)('[SRCH-11] is one link, and no vehicle, in the %s', (layout) => {
  open({}, layout);
  const card = within(screen.getByRole('group', { name: 'Promotion' }));
  expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['First service on us']);
  expect(card.getByRole('link').getAttribute('href')).toBe('/service');
  expect(card.getByText('See what is included')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
});

it('[SRCH-11] opens external links outside the site, and works without picture, text and button', () => {
  open({ href: 'https://www.toyota.example/offers', image_url: null, text: '', button: '' });
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://www.toyota.example/offers');
  expect(screen.queryByRole('presentation')).toBeNull();
});
