import { TestSite } from '@forecourt/ui/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleModel } from '../../testing/index.ts';
import { VariantCompare } from './VariantCompare.tsx';

afterEach(cleanup);

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const show = (count = sampleModel.variants.length) =>
  render(<VariantCompare variants={sampleModel.variants.slice(0, count)} state="WA" />);

it('compares grades, and shows only the differences on request', () => {
  show();
  expect(names()).toEqual(expect.arrayContaining(['Drive', 'Length']));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Differences only' }));
  expect(names()).toContain('Drive');
  expect(names()).not.toContain('Length');
  expect(screen.getByRole('status').textContent).toBe('2 differences');
});

it('shows the chosen grade in its column, with its price', () => {
  show();
  fireEvent.change(screen.getByRole('combobox', { name: 'Grade 1' }), { target: { value: 'Edge' } });
  expect(screen.getAllByText('$64,300 drive away in WA')).toHaveLength(2);
  const drive = screen.getByRole('rowheader', { name: 'Drive' }).closest('tr')!;
  expect([...drive.cells].map(({ textContent }) => textContent)).toEqual(['Drive', 'AWD', 'FWD', 'AWD']);
});

it('shows nothing for a single grade', () => {
  const { container } = show(1);
  expect(container.innerHTML).toBe('');
});

it('names the facts that grades are chosen by in the words of the site', () => {
  const variants = Array.from({ length: 6 }, (_, place) => ({
    ...sampleModel.variants[0]!,
    name: `Grade ${place}`,
    drive: place % 2 === 0 ? 'FWD' : 'AWD',
  }));
  render(
    <TestSite site={{ messages: { 'modelFact.drive': 'Antrieb' } }}>
      <VariantCompare variants={variants} state={null} />
    </TestSite>,
  );
  expect(screen.getByRole('group', { name: 'Antrieb' }).textContent).toBe('FWDAWD');
});
