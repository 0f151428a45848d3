import { TestSite } from '@forecourt/ui/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { accessoriesOf } from '../../model/accessories.ts';
import { sampleAccessories, sampleModel } from '../../testing/index.ts';
import { AccessoryList } from './AccessoryList.tsx';

afterEach(cleanup);

it('[MODEL-04] says which grades each fits, and offers a chip for each category beside one for all', () => {
  render(
    <TestSite>
      <AccessoryList
        model="Toyota RAV4"
        groups={accessoriesOf(sampleModel, sampleAccessories)}
        action="/vehicle-parts-and-accessories"
      />
    </TestSite>,
  );
  expect(screen.getByText('Fits: Toyota RAV4 GXL')).toBeDefined();
  expect(screen.getAllByText('Fits: every Toyota RAV4')).toHaveLength(3);
  const chips = screen.getAllByRole('radio') as HTMLInputElement[];
  expect(chips.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'All 4',
    'Interior 1',
    'Styling 1',
    'Touring 1',
    'Towing 1',
  ]);
  // The chosen category only filters the visible list, and is not posted.
  expect(chips.map(({ form, checked }) => [form, checked])).toEqual(chips.map((_, place) => [null, place === 0]));
});

it('[MODEL-04] counts what is ticked, and posts names and model by a form that needs no JavaScript', () => {
  render(
    <TestSite>
      <AccessoryList
        model="Toyota RAV4"
        groups={accessoriesOf(sampleModel, sampleAccessories)}
        action="/vehicle-parts-and-accessories"
      />
    </TestSite>,
  );
  const boxes = screen.getAllByRole('checkbox') as HTMLInputElement[];
  const box = (value: string) => boxes.find((one) => one.value === value)!;
  fireEvent.click(box('Tow bar'));
  fireEvent.click(box('Canopy'));
  expect(screen.getByRole('status').textContent).toBe('$1,490 fitted, 1 priced on request');
  const button = screen.getByRole('button', { name: 'Send my list (2)' }) as HTMLButtonElement;
  const form = button.form!;
  expect([form.getAttribute('action'), form.method]).toEqual(['/vehicle-parts-and-accessories', 'get']);
  const sent = new FormData(form);
  expect([sent.get('model'), sent.getAll('part').toSorted()]).toEqual(['Toyota RAV4', ['Canopy', 'Tow bar']]);
});

it('counts in the words of the site', () => {
  const messages = { 'modelFact.fitted': '{price} mit Einbau', 'modelFact.pricedOnRequest': '{count} auf Anfrage' };
  render(
    <TestSite site={{ messages }}>
      <AccessoryList model="Toyota RAV4" groups={accessoriesOf(sampleModel, sampleAccessories)} action="/parts" />
    </TestSite>,
  );
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox'))
    if (['Tow bar', 'Canopy'].includes(box.value)) fireEvent.click(box);
  expect(screen.getByRole('status').textContent).toBe('$1,490 mit Einbau, 1 auf Anfrage');
});
