import { FinanceNote } from '@forecourt/finance';
import { askFirstSearch } from '@forecourt/search';
import { searchSections } from '@forecourt/search/model';
import { Container, Heading, Section, Stack } from '@forecourt/ui';
import { askDealer } from '../dealer.ts';
import { StockSearch } from './StockSearch.tsx';

const perPage = 12;

type Query = Record<string, string | string[] | undefined>;

/** The page's address, which tells its search. */
function addressOf(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  return `/?${new URLSearchParams(pairs).toString()}`;
}

/** The search, with its first results in the page. */
export default async function StockPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { site, searchKey } = await askDealer();
  const { origin, flags } = site;
  const { priceSortNeedsPrice } = flags;
  const sections = searchSections(site);
  const now = new Date();
  const address = addressOf(await searchParams);
  const first = await askFirstSearch({
    origin,
    searchKey,
    address,
    sections,
    perPage,
    now,
    priceSortNeedsPrice,
  }).catch((fault: unknown) => {
    console.warn('The search does not answer; browsers go on asking.', fault);
    return null;
  });
  return (
    <Section label="Our cars">
      <Container>
        <Stack gap={3}>
          <Heading level={1}>Our cars</Heading>
          <StockSearch
            filters={sections}
            searchKey={searchKey}
            perPage={perPage}
            first={first}
            renderedAt={now.getTime()}
          />
          {/* The law wants it beside every comparison rate. */}
          <FinanceNote finance={site.finance} />
        </Stack>
      </Container>
    </Section>
  );
}
