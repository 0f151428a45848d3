import { Container } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchApp } from '../components/SearchApp/SearchApp.tsx';
import { firstSearch } from '../model/firstSearch.ts';
import { primaryIndex } from '../model/indexes.ts';
import { toUiState } from '../model/uiState.ts';
import { readSearchUrl } from '../model/urlState.ts';
import { fakeSearchClient, fewVehicles, manyVehicles, sampleSearchProps } from '../testing/index.ts';
import type { FirstSearchAnswer } from './askFirstSearch.ts';
import { PageSearch } from './PageSearch.tsx';
import { SearchRoot } from './SearchRoot.tsx';

const now = new Date('2026-11-20T00:00:00Z');
const { filters, perPage } = sampleSearchProps;

/** What the page's server finds among vehicles. @param address path and query of the page */
async function answerAmong(vehicles: typeof manyVehicles, address = '/stock'): Promise<FirstSearchAnswer> {
  const { searchParams } = new URL(address, 'http://localhost');
  const ui = toUiState(readSearchUrl(searchParams, filters), primaryIndex);
  const { state, requests } = firstSearch(ui, { sections: filters, perPage, now });
  const { results } = await fakeSearchClient(vehicles).search(requests);
  return { address, state, results, requestParams: requests.map(({ params }) => params) };
}

const meta = {
  title: 'Search/PageSearch',
  component: PageSearch,
  subcomponents: { SearchRoot },
  parameters: { layout: 'fullscreen' },
  args: {
    origin: 'https://www.harbourtoyota.example',
    searchKey: 'public-key',
    filters,
    // The address is that of the catalogue.
    inAddress: false,
    children: (
      <Container>
        <SearchApp {...sampleSearchProps} now={now} />
      </Container>
    ),
  },
  render: (args, { loaded }) => <PageSearch {...args} first={loaded['first'] as FirstSearchAnswer} />,
} satisfies Meta<typeof PageSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Begins with what the page's server has found, and asks for no more. */
export const Default: Story = { loaders: [async () => ({ first: await answerAmong(manyVehicles) })] };

export const Few: Story = { loaders: [async () => ({ first: await answerAmong(fewVehicles) })] };

/** The page was opened with choices in its address. */
export const Refined: Story = {
  loaders: [async () => ({ first: await answerAmong(manyVehicles, '/stock?make=Kia&sortBy=price_desc') })],
};

export const Empty: Story = { loaders: [async () => ({ first: await answerAmong([]) })] };
