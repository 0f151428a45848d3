import { FavouritesList } from '@forecourt/shopper';
import { Container } from '@forecourt/ui';
import type { FavouritesPageProps } from '../contract/props.ts';
import { PageHead } from './PageHead.tsx';
import { content } from './pages.css.ts';

/** The list of vehicles that are saved on this device. */
export function FavouritesPage({ site, children }: FavouritesPageProps) {
  return (
    <>
      <PageHead
        title="Your favourites"
        text={`The ${site.texts.vehicleNounPlural} you keep stay on this device until you remove them.`}
      />
      <Container>
        <div className={content}>{children ?? <FavouritesList />}</div>
      </Container>
    </>
  );
}
