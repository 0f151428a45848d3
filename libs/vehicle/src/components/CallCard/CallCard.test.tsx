import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { samplePhone } from '../../testing/index.ts';
import { loadLateParts } from '../LateParts/LateParts.tsx';
import { CallCard } from './CallCard.tsx';

// What wakes late is drawn by whoever has its code.
beforeAll(async () => void (await loadLateParts()));
afterEach(cleanup);

it('[VDP-11] says who answers and when, with the end of the number hidden', () => {
  render(
    <TestSite>
      <CallCard name="Harbour Toyota" phone={samplePhone('card')} status={<p>Open now, closes 5:30 pm</p>} />
    </TestSite>,
  );
  const card = screen.getByRole('region', { name: 'Call Harbour Toyota' });
  expect(card.textContent).toContain('Open now, closes 5:30 pm');
  expect(card.textContent).toContain('08 93** ****');
  expect(card.querySelector('[href^="tel:"]')).toBeNull();
});
