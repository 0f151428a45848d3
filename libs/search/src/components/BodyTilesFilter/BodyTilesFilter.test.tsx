import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestSearch, fakeSearchClient, manyVehicles } from '../../testing/index.ts';
import { BodyTilesFilter } from './BodyTilesFilter.tsx';

afterEach(cleanup);

async function open() {
  const client = fakeSearchClient(manyVehicles);
  render(
    <TestSearch client={client}>
      <BodyTilesFilter
        section={{ attribute: 'body', title: 'Body type', control: 'tiles' }}
        formId="search"
        Mark={({ body }) => <i data-mark={body} />}
      />
    </TestSearch>,
  );
  await screen.findByRole('checkbox', { name: 'SUV 15 found' });
  return client;
}

const tile = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('[SRCH-28] shows each body type with its outline and count', async () => {
  await open();
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  expect([...document.querySelectorAll('[data-mark]')].map((one) => one.getAttribute('data-mark'))).toEqual([
    'Hatch',
    'Sedan',
    'SUV',
    'Ute',
  ]);
});

it('[SRCH-28] lets several be chosen, and submits them with the form', async () => {
  const client = await open();
  fireEvent.click(tile(/^SUV/));
  fireEvent.click(tile(/^Ute/));
  await waitFor(() => expect(client.asked.at(-1)?.params.facetFilters).toEqual([['body:SUV', 'body:Ute']]));
  expect([tile(/^SUV/).checked, tile(/^Sedan/).checked]).toEqual([true, false]);
  expect([tile(/^SUV/).name, tile(/^SUV/).value, tile(/^SUV/).getAttribute('form')]).toEqual(['body', 'SUV', 'search']);
});
