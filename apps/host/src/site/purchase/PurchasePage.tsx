import { localeOf, priceToBuy, timeZoneAt, waysToPay, type PublicSite, type Site } from '@forecourt/domain';
import { purchaseMessages, wordsOf } from '@forecourt/domain/messages';
import { NotAvailable, PurchaseDone, PurchaseJourney } from '@forecourt/purchase';
import { savedAtWords } from '@forecourt/purchase/model';
import { PaymentMethods } from '@forecourt/ui';
import { redirect } from 'next/navigation';
import { platform } from '../../platform.ts';
import { MissingPage } from '../page/MissingPage.tsx';
import { acceptedTradeIn } from './ownTradeIn.ts';
import { cancelPath } from './cancel/cancelAccess.ts';
import { purchaseVehicle } from './purchaseVehicle.ts';
import { purchaseVisitor } from './purchaseVisitor.ts';
import { restartPurchase, savePurchaseStep } from './purchaseActions.ts';
import { VisitCarrier } from '../browser/VisitCarrier.tsx';
import { SimilarRail } from '../vehicle/SimilarRail.tsx';

export interface PurchasePageProps {
  site: Site;
  publicSite: PublicSite;
  slug: string;
  /** Address of the purchase, without its step. */
  base: string;
  step: string | null;
  /** Whether the visitor came back from the payment page without paying. */
  gaveUp: boolean;
}

/** An order untouched for this long is called one "from another day". */
const awayMs = 4 * 3_600_000;

/** Online purchase of a vehicle, at whichever address the site has configured. */
export async function PurchasePage({ site, publicSite, slug, base, step, gaveUp }: PurchasePageProps) {
  const { purchases, reservations } = platform();
  const caller = await purchaseVisitor(site);
  const look = await purchases.find(site, slug, caller);
  if (!look.ok) {
    const { vehicle, refusal } = look;
    if (!vehicle || !refusal) return <MissingPage site={publicSite} />;
    return (
      <NotAvailable
        reason={refusal}
        wanted="buy"
        vehicle={vehicle}
        searchHref={publicSite.paths.search}
        similar={<SimilarRail site={site} vehicle={vehicle} />}
      />
    );
  }
  const { view } = look;
  const { holdHours, moneyBackHours } = site.reserve;
  const timeZone = timeZoneAt(site.locations, view.vehicle.location_id);
  const vehicle = purchaseVehicle(view.vehicle, priceToBuy(view.vehicle, publicSite));
  if (view.state === 'ordered') {
    return (
      <PurchaseDone
        vehicle={vehicle}
        quote={view.quote}
        reference={(view.reservation?.reservation_id ?? view.draft_id ?? '').slice(0, 8).toUpperCase()}
        until={view.reservation?.until?.toISOString() ?? null}
        timeZone={timeZone}
        name={view.entries.details?.name}
        moneyBackHours={moneyBackHours}
        cancelHref={view.reservation?.state === 'held' ? cancelPath(view.reservation.reservation_id) : null}
        replies={publicSite.replies}
      />
    );
  }
  if (view.reservation && view.state === 'paying') {
    const { reservation_id: id } = view.reservation;
    const now = new Date();
    const settled = await (gaveUp ? reservations.cancel(site, id, now) : reservations.settle(site, id, now));
    if (settled?.state === 'held') redirect(base);
  }
  const now = new Date();
  const isBack = view.saved_at !== null && now.getTime() - view.saved_at.getTime() > awayMs;
  return (
    <VisitCarrier>
      <PurchaseJourney
        vehicle={vehicle}
        context={view.context}
        entries={view.entries}
        step={step}
        base={base}
        action={savePurchaseStep.bind(null, slug, base, step)}
        holdHours={holdHours}
        moneyBackHours={moneyBackHours}
        savedAt={
          isBack && view.saved_at
            ? savedAtWords(view.saved_at, now, timeZone, localeOf(site), wordsOf(purchaseMessages, publicSite))
            : null
        }
        restart={view.draft_id ? restartPurchase.bind(null, view.draft_id, base) : undefined}
        ownTradeIn={view.context.takesTradeIns ? await acceptedTradeIn(site, caller) : null}
        paymentMethods={<PaymentMethods methods={waysToPay(view.vehicle.payment_processors)} />}
      />
    </VisitCarrier>
  );
}
