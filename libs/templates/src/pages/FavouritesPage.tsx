import { pageMessages } from '@forecourt/domain/messages';
import { FavouritesList } from '@forecourt/shopper';
import { Container } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { FavouritesPageProps } from '../contract/props.ts';
import { PageHead } from './PageHead.tsx';
import { content } from './pages.css.ts';

/** The list of vehicles that are saved on this device. */
export function FavouritesPage({ site, children }: FavouritesPageProps) {
  const say = useWords(pageMessages);
  return (
    <>
      <PageHead
        title={say('page.yourFavourites')}
        text={say('page.theYouKeepStay', { nounPlural: site.texts.vehicleNounPlural })}
      />
      <Container>
        <div className={content}>{children ?? <FavouritesList />}</div>
      </Container>
    </>
  );
}
