import { contentFacts, fillFacts } from '@forecourt/content/model';
import { contentPagePath } from '@forecourt/domain';
import type { Metadata } from 'next';
import { drawBlocks } from '../../../../site/blog/drawBlocks.tsx';
import { prosePageFacts } from '../../../../site/cache/pageFacts.ts';
import { renderedAt } from '../../../../site/cache/renderedAt.ts';
import { homeTrail } from '../../../../site/page/homeTrail.ts';
import { JsonLd } from '../../../../site/page/JsonLd.tsx';
import { MissingPage } from '../../../../site/page/MissingPage.tsx';
import { proseJsonLd } from '../../../../site/page/proseJsonLd.ts';
import { trailJsonLd } from '../../../../site/page/trailJsonLd.ts';
import { missingMetadata } from '../../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../../site/request/currentSite.ts';
import { contentPageOf } from '../../../../site/templates/pages/Content.ts';

export const revalidate = 3_600;

export function generateStaticParams(): never[] {
  return [];
}

interface ProsePageProps {
  params: Promise<{ page: string }>;
}

async function foundAt({ params }: ProsePageProps) {
  const { site, publicSite } = await currentSite();
  const { page } = await params;
  return { publicSite, slug: page, found: await prosePageFacts(site, publicSite, page) };
}

export async function generateMetadata(route: ProsePageProps): Promise<Metadata> {
  const { publicSite, slug, found } = await foundAt(route);
  if (!found.page) return missingMetadata(publicSite);
  const facts = contentFacts(publicSite);
  const { title, description, lead } = found.page;
  return {
    title: fillFacts(title, facts),
    description: fillFacts(description ?? lead, facts) || undefined,
    alternates: { canonical: contentPagePath(slug) },
  };
}

/** Any page of prose that the dealer keeps as content. */
export default async function ProsePage(route: ProsePageProps) {
  const { publicSite, found } = await foundAt(route);
  if (!found.page) return <MissingPage site={publicSite} isGone={found.isGone} />;
  const { page, body, stock, blocks } = found;
  const [home, now, Page] = [homeTrail(publicSite), renderedAt(), await contentPageOf(publicSite)];
  const title = fillFacts(page.title, contentFacts(publicSite));
  const drawn = await drawBlocks(publicSite, blocks, now);
  return (
    <>
      <JsonLd data={proseJsonLd(page, title, publicSite)} />
      <JsonLd data={trailJsonLd(home, title, publicSite.origin)} />
      <Page site={publicSite} page={page} body={body} stock={stock} blocks={drawn} now={now} trail={home} />
    </>
  );
}
