import { paymentMethods } from '@forecourt/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PaymentMethods } from './PaymentMethods.tsx';

afterEach(cleanup);

const named = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('[RES-02] names every way to pay in words', () => {
  render(<PaymentMethods />);
  expect(screen.getByRole('list', { name: 'We accept' })).toBeTruthy();
  expect(named()).toEqual([...paymentMethods]);
});

it('names the given ones, under their own label', () => {
  render(<PaymentMethods methods={['Visa', 'Apple Pay']} label="Ways to pay" />);
  expect(screen.getByRole('list', { name: 'Ways to pay' })).toBeTruthy();
  expect(named()).toEqual(['Visa', 'Apple Pay']);
});

it('renders nothing where nothing is accepted', () => {
  expect(render(<PaymentMethods methods={[]} />).container.textContent).toBe('');
});
