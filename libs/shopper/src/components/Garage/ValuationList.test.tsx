import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ValuationList } from './ValuationList.tsx';

afterEach(cleanup);

it('[ROUTE-15] says the value of each car, and the outcome', () => {
  const car = { name: '2019 Mazda CX-5', value: '$17,000 to $19,900' };
  render(
    <ValuationList
      valuations={[
        { ...car, id: 'a', rego: '1ABC234', state: 'accepted' },
        { ...car, id: 'b', rego: null, state: 'asked' },
        { ...car, id: 'c', rego: null, state: 'open' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '2019 Mazda CX-5$17,000 to $19,900Rego 1ABC234Offer accepted',
    '2019 Mazda CX-5$17,000 to $19,900Appraisal requested',
    '2019 Mazda CX-5$17,000 to $19,900Valued',
  ]);
});
