import { pageHref } from '@forecourt/domain';
import type { Metadata } from 'next';
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
  return {
    title: `Reviews of ${publicSite.name}`,
    description: `What customers say of ${publicSite.name}, at each location.`,
    alternates: { canonical: pageHref('reviews') },
  };
}

/** What customers say. Search engines forbid self-serving ratings, so the structured data contain none. */
export default async function ReviewsRoute() {
  const { publicSite } = await currentSite();
  const Reviews = await reviewsPageOf(publicSite);
  return (
    <>
      <JsonLd data={trailJsonLd([{ name: 'Home', href: '/' }], 'Reviews', publicSite.origin)} />
      <Reviews site={publicSite} />
    </>
  );
}
