import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@forecourt/ui';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import {
  TestSearch,
  fakeSearchClient,
  manyVehicles,
  sampleFilters,
  samplePromos,
  sampleSearchProps,
} from '../../testing/index.ts';
import { SearchApp } from './SearchApp.tsx';

type SearchSetting = Pick<ComponentProps<typeof TestSearch>, 'client' | 'state' | 'flags'>;

const inSearch =
  (setting: SearchSetting = {}): NonNullable<Meta<typeof SearchApp>['render']> =>
  (args) => (
    <TestSearch {...setting}>
      <Container>
        <SearchApp {...args} />
      </Container>
    </TestSearch>
  );

const longVehicles = manyVehicles.map((vehicle) => ({
  ...vehicle,
  name: `${vehicle.name} Dual Cab Extended Wheelbase VX Premium Adventure Anniversary Edition`,
  location_name: `${vehicle.make} Pre-owned and Commercial Vehicles, Rockingham South and Surrounds`,
}));

const meta = {
  title: 'Search/SearchApp',
  component: SearchApp,
  args: { ...sampleSearchProps, now: new Date('2026-11-20T00:00:00Z') },
  render: inSearch(),
} satisfies Meta<typeof SearchApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Refined: Story = {
  render: inSearch({
    state: { query: '20', refinementList: { make: ['Toyota', 'Kia'], body: ['SUV'] }, range: { price: '20000:' } },
  }),
};
export const List: Story = { args: { layout: 'list' }, tags: ['axe'] };
export const WithPromos: Story = {
  args: { promos: { nodes: samplePromos(4), positions: [4, 6, 8, 17], shuffle: true } },
};
export const Landing: Story = {
  args: {
    filters: sampleFilters.filter(({ attribute }) => attribute !== 'make'),
    scope: { filters: 'make:"Kia"', chips: [{ text: 'Kia', href: '/search' }], path: '/search/kia' },
  },
};
export const OneResult: Story = { render: inSearch({ client: fakeSearchClient(manyVehicles.slice(1, 2)) }) };
export const Loading: Story = {
  render: inSearch({ client: fakeSearchClient(manyVehicles, { delay: Infinity }) }),
  tags: ['axe'],
};
export const Error: Story = {
  render: inSearch({ client: fakeSearchClient(manyVehicles, { failing: true }) }),
  tags: ['axe'],
};

/**
 * A page whose visitor chooses an order, for which the service has no answer.
 * @param search what becomes of the request
 * @param words what the page says of it
 */
function afterChoice(search: () => Promise<never>, words: string): Pick<Story, 'render' | 'beforeEach' | 'play'> {
  const client = fakeSearchClient(manyVehicles);
  let isChosen = false;
  return {
    render: inSearch({
      client: { ...client, search: (requests) => (isChosen ? search() : client.search(requests)) },
    }),
    beforeEach() {
      isChosen = false;
    },
    async play({ canvas, userEvent }) {
      await canvas.findAllByRole('article');
      isChosen = true;
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'price_asc');
      await expect(await canvas.findByText(words, { selector: ':not(span)' }, { timeout: 5_000 })).toBeVisible();
      await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price_asc');
      await expect(canvas.getAllByRole('article')).toHaveLength(sampleSearchProps.perPage);
    },
  };
}

const noAnswer = () => new Promise<never>(() => undefined);
const noNetwork = () => Promise.reject(new TypeError('no network'));

/** The former vehicles stay while the answer is long in coming; what stands above them says that they are not those of the choice. */
export const Updating: Story = afterChoice(noAnswer, 'Updating the list…');

/** The choice stays as it was made. The list is asked for again by itself, and at once by the button. */
export const Failed: Story = afterChoice(noNetwork, 'We couldn’t update the list');

/** The list is asked for again when the network is back. */
export const Offline: Story = {
  ...afterChoice(noNetwork, 'You’re offline'),
  beforeEach() {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
};

export const NoResults: Story = {
  tags: ['axe'],
  render: inSearch({ state: { query: 'submarine', refinementList: { make: ['Toyota'] } } }),
};
export const Empty: Story = { render: inSearch({ client: fakeSearchClient([]) }) };
export const LongText: Story = { render: inSearch({ client: fakeSearchClient(longVehicles) }) };
