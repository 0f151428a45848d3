import { displayPhone, pageHref, type QueryParameters } from '@forecourt/domain';
import { titleMessages, wordsOf } from '@forecourt/domain/messages';
import { OnlinePaymentPage } from '@forecourt/purchase';
import { onlinePaymentOptions } from '@forecourt/purchase/model';
import { ButtonLink, PaymentMethods } from '@forecourt/ui';
import { platform } from '../../../platform.ts';
import { VisitCarrier } from '../../../site/browser/VisitCarrier.tsx';
import { unlistedMetadata } from '../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../site/request/currentSite.ts';
import { requireVisitor } from '../../../site/request/gate.ts';
import { MissingPage } from '../../../site/page/MissingPage.tsx';
import { oneParameter } from '../../../site/request/parameters.ts';
import { payOnline } from '../../../site/purchase/payOnline.ts';
import { purchaseVisitor } from '../../../site/purchase/purchaseVisitor.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => unlistedMetadata('title.payOnline');

const here = pageHref('online-payment');

/** Paying an invoice, a job or an order. */
export default async function PayOnlinePage({ searchParams }: { searchParams: Promise<QueryParameters> }) {
  const { site, publicSite } = await currentSite();
  if (!site.pages.includes('online-payment')) return <MissingPage site={publicSite} />;
  const before = oneParameter((await searchParams).again);
  const redirect = before === null ? here : `${here}?again=${encodeURIComponent(before)}`;
  const visitor = await requireVisitor(site, 'online-payment', { redirect, back: '/' });
  const { onlinePayments } = platform();
  const entered = before === null ? null : await onlinePayments.entries(site, before, await purchaseVisitor(site));
  const phone = entered?.['phone'] ?? visitor?.phone;
  return (
    <VisitCarrier>
      <OnlinePaymentPage
        {...site.pageTexts['online-payment']}
        options={onlinePayments.offers(site) ? onlinePaymentOptions(publicSite) : null}
        idempotencyKey={crypto.randomUUID()}
        action={payOnline}
        entries={{ ...entered, ...(phone && { phone: displayPhone(phone) }) }}
        paymentMethods={<PaymentMethods />}
        contact={
          <ButtonLink href={publicSite.paths.contact} variant="secondary">
            {wordsOf(titleMessages, publicSite)('title.contactUs')}
          </ButtonLink>
        }
      />
    </VisitCarrier>
  );
}
