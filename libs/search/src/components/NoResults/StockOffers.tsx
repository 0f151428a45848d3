import { grouped, type FilterSection } from '@forecourt/domain';
import { searchMessages } from '@forecourt/domain/messages';
import { ButtonLink, Cluster, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { valueText } from '../../model/filterWords.ts';
import type { StockOffer } from '../../model/reading/shownReading.ts';
import { searchHref } from '../../model/urlState.ts';
import * as styles from './NoResults.css.ts';

export interface StockOffersProps {
  /** What the stock has, most vehicles first. */
  offers: readonly StockOffer[];
  /** All filters of the page: only what can be chosen there is offered. */
  filters: readonly FilterSection[];
  /** Where the whole stock is listed. */
  basePath: string;
}

const titles = { body: 'search.stockByType', make: 'search.stockByMake' } as const;

/** Kinds of vehicles and makes that are here, as links, in place of words that found nothing. */
export function StockOffers({ offers, filters, basePath }: StockOffersProps) {
  const say = useWords(searchMessages);
  const kinds = (['body', 'make'] as const).filter((kind) => filters.some(({ attribute }) => attribute === kind));
  return kinds.map((kind) => {
    const ofKind = offers.filter(({ attribute }) => attribute === kind);
    return (
      ofKind.length > 0 && (
        <div key={kind} className={styles.group}>
          <Text>{say(titles[kind])}</Text>
          <Cluster gap={1} justify="center">
            {ofKind.map(({ value, count }) => (
              <ButtonLink
                key={value}
                variant="secondary"
                href={searchHref(basePath, { lists: { [kind]: [value] } }, filters)}
              >
                {`${valueText(kind, value, say)} (${grouped(count)})`}
              </ButtonLink>
            ))}
          </Cluster>
        </div>
      )
    );
  });
}
