import { searchSections } from '@forecourt/search/model';
import { templates } from '@forecourt/templates';
import type { Metadata } from 'next';
import { currentSite } from '../../../site/currentSite.ts';
import { searchHeading } from '../../../site/searchHeading.ts';
import { searchKey } from '../../../site/searchKey.ts';
import { SiteSearch } from '../../../site/SiteSearch.tsx';

export const dynamic = 'force-dynamic';

interface SearchPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: SearchPageProps): Promise<Metadata> {
  const { publicSite } = await currentSite();
  const given = await searchParams;
  const heading = searchHeading(publicSite, given);
  return {
    title: heading,
    description: `${heading} at ${publicSite.name}: search by make, body, price and more.`,
    alternates: { canonical: publicSite.paths.search },
    robots: Object.keys(given).length > 0 ? { index: false, follow: true } : undefined,
  };
}

export default async function SearchPage({ searchParams }: SearchPageProps) {
  const { publicSite } = await currentSite();
  const { Search } = templates[publicSite.template];
  return (
    <Search site={publicSite} heading={searchHeading(publicSite, await searchParams)}>
      <SiteSearch filters={searchSections(publicSite)} searchKey={searchKey()} madeAt={Date.now()} />
    </Search>
  );
}
