import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SoldNotice } from './SoldNotice.tsx';

afterEach(cleanup);

it('[VDP-07] says SOLD and links to similar vehicles', () => {
  render(
    <TestSite>
      <SoldNotice enquireHref="#enquire" />
    </TestSite>,
  );
  expect(screen.getByText('SOLD')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find Me Something Similar' }).getAttribute('href')).toBe('#enquire');
});
