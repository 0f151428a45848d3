import { ReviewColumn, ReviewSpread, ReviewSummary, SectionHeader } from '@forecourt/content';
import { selectReviews, ratingFilterText } from '@forecourt/content/model';
import { pageHref, type Location, type PublicSite } from '@forecourt/domain';
import { placeMessages, reviewPageMessages, wordsOf } from '@forecourt/domain/messages';
import { Container, Section } from '@forecourt/ui';
import * as styles from './place.css.ts';

export interface PlaceReviewsProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The location of the page. */
  place: Location;
}

/** Maximum number of reviews. */
const maxReviews = 4;

/** Reviews of a location, with its rating. Renders nothing without ratings. */
export function PlaceReviews({ site, place }: PlaceReviewsProps) {
  if (!place.reviews || place.reviews.count === 0) return null;
  const say = wordsOf(placeMessages, site);
  const filter = ratingFilterText(site.reviewSettings, wordsOf(reviewPageMessages, site));
  const own = site.reviews.filter(({ location_id }) => location_id === place.id);
  const reviews = selectReviews(own, { ...site.reviewSettings, count: maxReviews });
  return (
    <Section>
      <Container>
        <SectionHeader
          id="reviews"
          title={say('place.customersSay')}
          text={reviews.length > 0 ? filter : undefined}
          more={{ href: pageHref('reviews'), label: say('place.allReviews') }}
        />
        <div className={styles.reviewHead}>
          <ReviewSummary summary={place.reviews} source={site.reviewSettings.source} />
          <ReviewSpread summary={place.reviews} />
        </div>
        <ReviewColumn reviews={reviews} dealer={place.name} />
      </Container>
    </Section>
  );
}
