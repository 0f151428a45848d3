import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StepPlace } from './StepPlace.tsx';

afterEach(cleanup);

const page = (step: string) => (
  <StepPlace step={step}>
    <h1>{step}</h1>
  </StepPlace>
);

it('moves the focus to the next step, but not to the first', () => {
  const { rerender } = render(page('Trade-in'));
  expect(document.activeElement).toBe(document.body);
  rerender(page('Trade-in'));
  expect(document.activeElement).toBe(document.body);
  rerender(page('Payment'));
  expect(document.activeElement?.contains(screen.getByRole('heading', { name: 'Payment' }))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});
