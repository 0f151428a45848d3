import { hasPage, type QueryParameters } from '@forecourt/domain';
import { FeedbackChoice } from '@forecourt/content';
import { greetedName, reviewFeedback } from '@forecourt/content/model';
import type { Metadata } from 'next';
import { currentSite } from '../../../site/request/currentSite.ts';
import { MissingPage } from '../../../site/page/MissingPage.tsx';
import { oneParameter } from '../../../site/request/parameters.ts';
import { formPageOf } from '../../../site/templates/pages/Form.ts';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'How did it go?', robots: { index: false } };

/** Landing page of follow-up messages: links to a public review or to the survey. */
export default async function ReviewFeedbackRoute({ searchParams }: { searchParams: Promise<QueryParameters> }) {
  const { publicSite } = await currentSite();
  if (!hasPage(publicSite, 'review-feedback')) return <MissingPage site={publicSite} />;
  const query = await searchParams;
  const name = greetedName(oneParameter(query.first_name));
  const { dealer, ...ways } = reviewFeedback(publicSite, oneParameter(query.dealership_name) ?? '');
  const { title, intro } = publicSite.pageTexts['review-feedback'] ?? {};
  const Page = await formPageOf(publicSite);
  return (
    <Page
      site={publicSite}
      now={new Date()}
      title={title ?? (name ? `${name}, how did it go?` : 'How did it go?')}
      intro={intro ?? `Thank you for coming to ${dealer}. One more thing, if you have a minute: how was it?`}
      block="primary"
      slots={{ before: <FeedbackChoice dealer={dealer} {...ways} /> }}
    />
  );
}
