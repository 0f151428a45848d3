import { pageHref } from '@forecourt/domain';
import { reviewPageMessages, titleMessages, wordsOf } from '@forecourt/domain/messages';
import type { Metadata } from 'next';
import { homeTrail } from '../../../site/page/homeTrail.ts';
import { JsonLd } from '../../../site/page/JsonLd.tsx';
import { trailJsonLd } from '../../../site/page/trailJsonLd.ts';
import { currentSite } from '../../../site/request/currentSite.ts';
import { reviewsPageOf } from '../../../site/templates/pages/Reviews.ts';

export const revalidate = 3_600;

export function generateStaticParams(): never[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const { publicSite } = await currentSite();
  const { name } = publicSite;
  return {
    title: wordsOf(reviewPageMessages, publicSite)('reviewPage.reviewsOf', { name }),
    description: wordsOf(titleMessages, publicSite)('title.reviewsText', { name }),
    alternates: { canonical: pageHref('reviews') },
  };
}

/** What customers say. Search engines forbid self-serving ratings, so the structured data contain none. */
export default async function ReviewsRoute() {
  const { publicSite } = await currentSite();
  const current = wordsOf(titleMessages, publicSite)('title.reviews');
  const Reviews = await reviewsPageOf(publicSite);
  return (
    <>
      <JsonLd data={trailJsonLd(homeTrail(publicSite), current, publicSite.origin)} />
      <Reviews site={publicSite} />
    </>
  );
}
