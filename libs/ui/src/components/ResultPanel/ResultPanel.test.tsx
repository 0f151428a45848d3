import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ResultPanel, type ResultPanelProps } from './ResultPanel.tsx';

afterEach(cleanup);

const show = (props: Partial<ResultPanelProps> = {}) =>
  render(
    <ResultPanel title="Your order is in" state="Order placed" icon="check" tone="success" {...props}>
      <p>Your deposit is paid.</p>
    </ResultPanel>,
  ).container;

it('says the state before the title, and its meaning after it', () => {
  expect(show().textContent).toMatch(/Order placed\s*Your order is in\s*Your deposit is paid\./);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your order is in');
});

it('lists the next steps in order, one heading level below the title', () => {
  show({ level: 2, next: ['We call you.', 'You sign.'] });
  expect(screen.getByRole('heading', { level: 2, name: 'Your order is in' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'What’s next' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['We call you.', 'You sign.']);
});

it('groups subject and facts under its name', () => {
  show({
    aboutLabel: 'Your order',
    subject: <p>RAV4</p>,
    facts: [{ name: 'Reference', value: 'R-7K2M9' }],
    details: <p>Sums</p>,
  });
  const about = within(screen.getByRole('region', { name: 'Your order' }));
  expect(about.getByText('RAV4')).toBeTruthy();
  expect(about.getByRole('term').textContent).toBe('Reference');
  expect(about.getByRole('definition').textContent).toBe('R-7K2M9');
  expect(about.getByText('Sums')).toBeTruthy();
});

it('leaves out empty parts', () => {
  const shown = show({ actions: <a href="/search">See all vehicles</a> });
  expect(screen.queryByText('What’s next')).toBeNull();
  expect(shown.querySelector('dl, ol, section')).toBeNull();
  expect(screen.getByRole('link', { name: 'See all vehicles' })).toBeTruthy();
});
