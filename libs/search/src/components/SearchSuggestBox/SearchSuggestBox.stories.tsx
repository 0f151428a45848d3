import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { readSuggestions, suggestRequests, type Suggestions } from '../../model/suggestions.ts';
import { fakeSearchClient, fewVehicles, manyVehicles } from '../../testing/index.ts';
import { SearchSuggestBox } from './SearchSuggestBox.tsx';

const answers =
  (vehicles: typeof manyVehicles) =>
  async (words: string): Promise<Suggestions> =>
    readSuggestions((await fakeSearchClient(vehicles).search(suggestRequests(words))).results);

const typing =
  (words: string, list = true): NonNullable<StoryObj<typeof SearchSuggestBox>['play']> =>
  async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('Search vehicles');
    await userEvent.click(box);
    if (words) await userEvent.type(box, words);
    if (list) await within(canvasElement).findByRole('listbox');
  };

const meta = {
  title: 'Search/SearchSuggestBox',
  tags: ['picture'],
  component: SearchSuggestBox,
  args: {
    action: '/search',
    label: 'Search vehicles',
    placeholder: 'Keyword search eg. EV, SUV, Toyota',
    suggest: answers(manyVehicles),
    history: ['tow bar', 'red ute', 'landcruiser 300', 'ev', 'kia'],
    onRemember: () => undefined,
    onForget: () => undefined,
  },
} satisfies Meta<typeof SearchSuggestBox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RecentSearches: Story = { play: typing('') };
export const Typing: Story = { play: typing('toy') };
export const Empty: Story = { args: { history: [] }, play: typing('', false) };
export const Error: Story = {
  args: { suggest: () => Promise.reject(new TypeError('no network')) },
  play: typing('toyota', false),
};
export const LongText: Story = {
  args: {
    suggest: answers(
      fewVehicles.map((vehicle) => ({
        ...vehicle,
        name: `${vehicle.name} Dual Cab Extended Wheelbase Anniversary Edition`,
      })),
    ),
  },
  play: typing('toyota'),
};
