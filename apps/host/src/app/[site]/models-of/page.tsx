import { modelsOfPath, type QueryParameters } from '@forecourt/domain';
import type { Metadata } from 'next';
import { RangePage } from '../../../site/range/RangePage.tsx';
import { modelsFacts } from '../../../site/range/modelsFacts.ts';
import { missingMetadata } from '../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../site/request/currentSite.ts';
import { oneParameter } from '../../../site/request/parameters.ts';

export const dynamic = 'force-dynamic';

interface BodyRouteProps {
  searchParams: Promise<QueryParameters>;
}

export async function generateMetadata({ searchParams }: BodyRouteProps): Promise<Metadata> {
  const { site, publicSite } = await currentSite();
  const body = oneParameter((await searchParams).body);
  const facts = body === null ? null : await modelsFacts(site, publicSite, body);
  if (!facts) return missingMetadata(publicSite);
  return { title: facts.title, alternates: { canonical: modelsOfPath(facts.title) } };
}

/** Models of one body or category: `/models?body=suv` is mapped here, because a stored page ignores the query. */
export default async function BodyRoute({ searchParams }: BodyRouteProps) {
  return <RangePage body={oneParameter((await searchParams).body)} />;
}
