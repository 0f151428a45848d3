import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FactList } from './FactList.tsx';

afterEach(cleanup);

it('associates each name with its value, in the order given', () => {
  const facts = [
    { name: 'Deposit', value: '$200' },
    { name: 'Reference', value: 'R-7K2M9' },
  ];
  render(<FactList facts={facts} />);
  const names = screen.getAllByRole('term');
  const values = screen.getAllByRole('definition');
  expect(names.map(({ textContent }, at) => ({ name: textContent, value: values[at]?.textContent }))).toEqual(facts);
});

it('renders nothing without facts', () => {
  expect(render(<FactList facts={[]} />).container.innerHTML).toBe('');
});
