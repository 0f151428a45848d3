import { ButtonLink, Container, Heading, Text } from '@forecourt/ui';
import { HeaderSearch } from '../HeaderSearch/HeaderSearch.tsx';
import { BodyShape } from '../BodyShape/BodyShape.tsx';
import * as styles from './NotFoundMessage.css.ts';

export interface NotFoundMessageProps {
  /** Search page of the site. */
  searchPath: string;
  /** Contact page of the site. */
  contactPath: string;
  /** Plural noun for what the site sells. @example 'cars' */
  nounPlural: string;
}

/** For addresses that lead nowhere: says so and shows three ways on. */
export function NotFoundMessage({ searchPath, contactPath, nounPlural }: NotFoundMessageProps) {
  return (
    <Container width="text">
      <div className={styles.root}>
        <span className={styles.picture}>
          <BodyShape body={nounPlural === 'caravans' ? 'caravan' : 'suv'} width={168} />
        </span>
        <Heading level={1}>We can’t find that page</Heading>
        <Text size="large" tone="muted">
          It may have moved, or the {nounPlural === 'caravans' ? 'caravan' : 'vehicle'} you were after may have been
          sold.
        </Text>
        <div className={styles.search}>
          <HeaderSearch action={searchPath} label={`Search ${nounPlural}`} landmark="Search instead" />
        </div>
        <div className={styles.actions}>
          <ButtonLink href={searchPath}>See all {nounPlural}</ButtonLink>
          <ButtonLink href={contactPath} variant="secondary">
            Contact us
          </ButtonLink>
        </div>
      </div>
    </Container>
  );
}
