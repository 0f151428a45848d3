import { pageHref } from '@forecourt/domain';
import { titleMessages, wordsOf } from '@forecourt/domain/messages';
import type { Metadata } from 'next';
import { RangePage } from '../../../site/range/RangePage.tsx';
import { modelsFacts } from '../../../site/range/modelsFacts.ts';
import { missingMetadata } from '../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../site/request/currentSite.ts';

export const revalidate = 3_600;

export async function generateMetadata(): Promise<Metadata> {
  const { site, publicSite } = await currentSite();
  const facts = await modelsFacts(site, publicSite, null);
  if (!facts) return missingMetadata(publicSite);
  return {
    title: facts.title,
    description: facts.text ?? wordsOf(titleMessages, publicSite)('title.modelsText', { name: publicSite.name }),
    alternates: { canonical: pageHref('models') },
  };
}

/** Every model of the makes that the site sells. */
export default function ModelsRoute() {
  return <RangePage body={null} />;
}
