import { pageHref, type QueryParameters, timeZoneAt } from '@forecourt/domain';
import { OnlinePaymentResult } from '@forecourt/purchase';
import { platform } from '../../../../platform.ts';
import { unlistedMetadata } from '../../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../../site/request/currentSite.ts';
import { requireVisitor } from '../../../../site/request/gate.ts';
import { MissingPage } from '../../../../site/page/MissingPage.tsx';
import { isOwnedBy } from '../../../../site/request/ownedBy.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => unlistedMetadata('title.yourPayment');

interface PaymentPageProps {
  params: Promise<{ payment: string }>;
  searchParams: Promise<QueryParameters>;
}

/** Return page of the payment provider: current status of the payment, and its receipt once paid. */
export default async function PaymentPage({ params, searchParams }: PaymentPageProps) {
  const { payment } = await params;
  const { site, publicSite } = await currentSite();
  const { onlinePayments } = platform();
  const known = await onlinePayments.status(site, payment);
  if (!known) return <MissingPage site={publicSite} />;
  const form = pageHref('online-payment');
  const here = `${form}/${known.payment_id}`;
  const visitor = await requireVisitor(site, 'online-payment', { redirect: here, back: '/' });
  if (!isOwnedBy(visitor, known)) return <MissingPage site={publicSite} />;
  const gaveUp = (await searchParams).cancelled === '1';
  const look = gaveUp ? onlinePayments.cancel : onlinePayments.settle;
  const status = (await look(site, payment, new Date())) ?? known;
  const { state, amount, purpose, reference, location_id, paid_at, payment_url, receipt } = status;
  return (
    <OnlinePaymentResult
      state={state}
      amount={amount}
      purpose={purpose}
      reference={reference}
      receipt={receipt}
      href={here}
      paymentUrl={payment_url}
      payee={site.locations.find(({ id }) => id === location_id)?.name ?? site.name}
      paidAt={paid_at?.toISOString() ?? null}
      timeZone={timeZoneAt(site.locations, location_id)}
      tryAgainHref={`${form}?again=${known.payment_id}`}
      statusUrl={`${here}/status`}
    />
  );
}
