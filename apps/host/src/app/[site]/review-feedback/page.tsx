import { hasPage, type QueryParameters } from '@forecourt/domain';
import { enquiryMessages, wordsOf } from '@forecourt/domain/messages';
import { FeedbackChoice } from '@forecourt/content';
import { greetedName, reviewFeedback } from '@forecourt/content/model';
import { unlistedMetadata } from '../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../site/request/currentSite.ts';
import { MissingPage } from '../../../site/page/MissingPage.tsx';
import { oneParameter } from '../../../site/request/parameters.ts';
import { formPageOf } from '../../../site/templates/pages/Form.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => unlistedMetadata('title.howDidItGo');

/** Landing page of follow-up messages: links to a public review or to the survey. */
export default async function ReviewFeedbackRoute({ searchParams }: { searchParams: Promise<QueryParameters> }) {
  const { publicSite } = await currentSite();
  if (!hasPage(publicSite, 'review-feedback')) return <MissingPage site={publicSite} />;
  const query = await searchParams;
  const name = greetedName(oneParameter(query.first_name));
  const { dealer, ...ways } = reviewFeedback(publicSite, oneParameter(query.dealership_name) ?? '');
  const say = wordsOf(enquiryMessages, publicSite);
  const { title, intro } = publicSite.pageTexts['review-feedback'] ?? {};
  const Page = await formPageOf(publicSite);
  return (
    <Page
      site={publicSite}
      now={new Date()}
      title={title ?? (name ? say('enquiry.howDidItGoNamed', { name }) : say('enquiry.howDidItGo'))}
      intro={intro ?? say('enquiry.thankYouForComing', { dealer })}
      block="primary"
      slots={{ before: <FeedbackChoice dealer={dealer} {...ways} /> }}
    />
  );
}
