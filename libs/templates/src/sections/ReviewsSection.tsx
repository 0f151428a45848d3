import { ReviewList, ReviewSummary, SectionHeader } from '@forecourt/content';
import { joinedSummary, selectReviews, ratingFilterText } from '@forecourt/content/model';
import { pageHref, type PublicSite } from '@forecourt/domain';
import { reviewPageMessages } from '@forecourt/domain/messages';
import { Container, Section, SiteLink, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './sections.css.ts';

export interface ReviewsSectionProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Background of the section. @default 'plain' */
  tone?: 'plain' | 'sunken';
}

/** Customer reviews with the overall rating. Renders nothing without reviews. */
export function ReviewsSection({ site, tone = 'plain' }: ReviewsSectionProps) {
  const say = useWords(reviewPageMessages);
  const filter = ratingFilterText(site.reviewSettings, say);
  const reviews = selectReviews(site.reviews, site.reviewSettings);
  if (reviews.length === 0) return null;
  const summary = joinedSummary(site.locations.map((location) => location.reviews));
  return (
    <Section tone={tone} later={{ phone: 48, desk: 48 }}>
      <Container>
        <div className={styles.reviewHead}>
          <SectionHeader id="reviews" title={say('reviewPage.whatOurCustomersSay')} />
          {summary && <ReviewSummary summary={summary} source={site.reviewSettings.source} />}
        </div>
        <ReviewList reviews={reviews} dealer={site.name} />
        <p className={styles.reviewFoot}>
          {filter && <Text as="span">{filter}.</Text>}{' '}
          <SiteLink href={pageHref('reviews')}>{say('reviewPage.readAllReviews')}</SiteLink>
        </p>
      </Container>
    </Section>
  );
}
