import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BenefitList } from '../BenefitList/BenefitList.tsx';
import { StepList } from './StepList.tsx';

afterEach(cleanup);

const steps = [
  { title: 'You write', text: 'Two minutes.' },
  { title: 'We call', text: 'One day.' },
];

it('[ROUTE-14] reads out what happens in its order, under its heading', () => {
  render(<StepList steps={steps} layout="row" />);
  const region = screen.getByRole('region', { name: 'What happens next' });
  expect(within(region).getByRole('heading', { level: 2, name: 'What happens next' })).toBeDefined();
  expect(
    within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1You writeTwo minutes.', '2We callOne day.']);
});

it('[FLEET-02] names every benefit with its reason', () => {
  render(<BenefitList label="What fleets get" benefits={[{ icon: 'car', title: 'Fast quotes', text: 'In a day.' }]} />);
  const list = screen.getByRole('list', { name: 'What fleets get' });
  expect(within(list).getByRole('listitem').textContent).toBe('Fast quotesIn a day.');
});

it('leaves no heading over nothing', () => {
  const { container } = render(
    <>
      <StepList steps={[]} />
      <BenefitList label="None" benefits={[]} />
    </>,
  );
  expect(container.innerHTML).toBe('');
});
