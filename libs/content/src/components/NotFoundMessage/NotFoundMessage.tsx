import { notFoundMessages } from '@forecourt/domain/messages';
import { ButtonLink, Container, Heading, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
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
  const say = useWords(notFoundMessages);
  const isCaravans = nounPlural === 'caravans';
  return (
    <Container width="text">
      <div className={styles.root}>
        <span className={styles.picture}>
          <BodyShape body={isCaravans ? 'caravan' : 'suv'} width={168} />
        </span>
        <Heading level={1}>{say('notFound.cannotFind')}</Heading>
        <Text size="large" tone="muted">
          {say(isCaravans ? 'notFound.caravanMayBeSold' : 'notFound.vehicleMayBeSold')}
        </Text>
        <div className={styles.search}>
          <HeaderSearch
            action={searchPath}
            label={say('notFound.search', { nounPlural })}
            landmark={say('notFound.searchInstead')}
          />
        </div>
        <div className={styles.actions}>
          <ButtonLink href={searchPath}>{say('notFound.seeAll', { nounPlural })}</ButtonLink>
          <ButtonLink href={contactPath} variant="secondary">
            {say('notFound.contactUs')}
          </ButtonLink>
        </div>
      </div>
    </Container>
  );
}
