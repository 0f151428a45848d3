import { ReviewColumn, ReviewSpread, ReviewSummary, SectionHeader } from '@forecourt/content';
import { joinedSummary, selectReviews, ratingFilterText, sitePageHref } from '@forecourt/content/model';
import { placePath } from '@forecourt/domain';
import { reviewPageMessages } from '@forecourt/domain/messages';
import { selectLocations } from '@forecourt/locations/model';
import { ButtonLink, Cluster, Container, Grid, Heading, Rating, SiteLink, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReviewsPageProps } from '../contract/placePages.ts';
import { head as heads } from './FormPage.css.ts';
import type { HeadLook } from './headLook.ts';
import { PageHead } from './PageHead.tsx';
import * as styles from './ReviewsPage.css.ts';

/** Overall rating, rating of each location, the reviews, and one next step. */
export function ReviewsPage({ site, head = 'plain' }: ReviewsPageProps & HeadLook) {
  const say = useWords(reviewPageMessages);
  const settings = site.reviewSettings;
  const filter = ratingFilterText(settings, say);
  const places = selectLocations('all', site.locations).filter(({ reviews }) => reviews !== null && reviews.count > 0);
  const summary = joinedSummary(places.map(({ reviews }) => reviews));
  const reviews = selectReviews(site.reviews, settings);
  const book = sitePageHref(site, ['book-test-drive'], `${site.paths.contact}#enquire`);
  const readAll = settings.sourceUrl && (
    <ButtonLink href={settings.sourceUrl} variant="secondary" icon="external" target="_blank" rel="noreferrer">
      {say('reviewPage.readAllOn', { source: settings.source || say('reviewPage.theSource') })}
    </ButtonLink>
  );
  return (
    <>
      <div className={heads[head]}>
        <PageHead
          title={say('reviewPage.reviewsOf', { name: site.name })}
          // A page that leaves reviews out says so below, and does not promise all of them.
          text={filter ? undefined : say('reviewPage.whatCustomersWrote')}
          current="Reviews"
        />
      </div>
      <Container>
        <div className={styles.root}>
          {summary ? (
            <div className={styles.summary}>
              <div className={styles.figure}>
                <ReviewSummary summary={summary} source={settings.source} />
                {readAll}
              </div>
              <ReviewSpread summary={summary} />
            </div>
          ) : (
            <Text>{say('reviewPage.nobodyHasReviewedUs')}</Text>
          )}
          {places.length > 1 && (
            <section aria-labelledby="by-place">
              <SectionHeader id="by-place" title={say('reviewPage.byLocation')} />
              <Grid min="16rem">
                {places.map((place) => (
                  <SiteLink className={styles.place} key={place.id} href={`${placePath(place)}#reviews`}>
                    <span className={styles.placeName}>{place.name}</span>
                    {place.reviews && <Rating value={place.reviews.average_rating} count={place.reviews.count} />}
                  </SiteLink>
                ))}
              </Grid>
            </section>
          )}
          {reviews.length > 0 && (
            <section aria-labelledby="newest">
              <div className={styles.listHead}>
                <Heading level={2} id="newest">
                  {say('reviewPage.newestReviews')}
                </Heading>
                {filter && <Text tone="muted">{filter}</Text>}
              </div>
              <ReviewColumn reviews={reviews} dealer={site.name} />
            </section>
          )}
          <Cluster>
            <ButtonLink href={book}>
              {book.includes('test-drive') ? say('reviewPage.bookATestDrive') : say('reviewPage.askUsAnything')}
            </ButtonLink>
            <ButtonLink href={site.paths.search} variant="secondary">
              {say('reviewPage.seeOur', { nounPlural: site.texts.vehicleNounPlural })}
            </ButtonLink>
          </Cluster>
        </div>
      </Container>
    </>
  );
}
