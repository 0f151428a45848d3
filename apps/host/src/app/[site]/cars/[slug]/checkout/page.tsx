import { carPath, displayPhone, displayPrice, hasPage, reservePath, waysToPay } from '@forecourt/domain';
import { NotAvailable, ReservePage } from '@forecourt/purchase';
import { redirect } from 'next/navigation';
import { platform } from '../../../../../platform.ts';
import { unlistedMetadata } from '../../../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../../../site/request/currentSite.ts';
import { requireVisitor } from '../../../../../site/request/gate.ts';
import { MissingPage } from '../../../../../site/page/MissingPage.tsx';
import { ownReservationPath } from '../../../../../site/purchase/ownReservation.ts';
import { purchaseVehicle } from '../../../../../site/purchase/purchaseVehicle.ts';
import { reservationRefusal } from '../../../../../site/purchase/reservationRefusal.ts';
import { reserveVehicle } from '../../../../../site/purchase/reserveVehicle.ts';
import { VisitCarrier } from '../../../../../site/browser/VisitCarrier.tsx';
import { SimilarRail } from '../../../../../site/vehicle/SimilarRail.tsx';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => unlistedMetadata('title.reserve');

/** Reservation of a vehicle with a deposit. */
export default async function CheckoutPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const { site, publicSite } = await currentSite();
  // Read from the database, not from the cache.
  const vehicle = await platform().inventory.bySlug(site, slug);
  if (!vehicle || !hasPage(publicSite, 'reserve')) return <MissingPage site={publicSite} />;
  const here = reservePath({ slug });
  const visitor = await requireVisitor(site, 'checkout', { redirect: here, back: carPath({ slug }) });
  const refusal = reservationRefusal(site, publicSite, vehicle);
  const own = refusal === 'reserved' ? await ownReservationPath(site, vehicle, visitor) : null;
  if (own) redirect(own);
  if (refusal) {
    return (
      <NotAvailable
        reason={refusal}
        wanted="reserve"
        vehicle={vehicle}
        searchHref={publicSite.paths.search}
        similar={<SimilarRail site={site} vehicle={vehicle} />}
      />
    );
  }
  const { depositCents, holdHours, moneyBackHours } = site.reserve;
  return (
    <VisitCarrier>
      <ReservePage
        vehicle={purchaseVehicle(vehicle, displayPrice(vehicle, publicSite))}
        deposit={depositCents}
        holdHours={holdHours}
        moneyBackHours={moneyBackHours}
        requireTerms={publicSite.flags.requireTerms}
        idempotencyKey={crypto.randomUUID()}
        action={reserveVehicle.bind(null, slug)}
        visitor={visitor ? { phone: displayPhone(visitor.phone) } : {}}
        methods={waysToPay(vehicle.payment_processors)}
      />
    </VisitCarrier>
  );
}
