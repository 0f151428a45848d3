import { carPath, displayPrice, type QueryParameters, reservePath, timeZoneAt } from '@forecourt/domain';
import { ReserveResult } from '@forecourt/purchase';
import { reservationsHref } from '@forecourt/shopper/model';
import { platform } from '../../../../../../platform.ts';
import { unlistedMetadata } from '../../../../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../../../../site/request/currentSite.ts';
import { requireVisitor } from '../../../../../../site/request/gate.ts';
import { MissingPage } from '../../../../../../site/page/MissingPage.tsx';
import { isOwnedBy } from '../../../../../../site/request/ownedBy.ts';
import { cancelPath } from '../../../../../../site/purchase/cancel/cancelAccess.ts';
import { purchaseVehicle } from '../../../../../../site/purchase/purchaseVehicle.ts';
import { SimilarRail } from '../../../../../../site/vehicle/SimilarRail.tsx';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => unlistedMetadata('title.yourReservation');

interface ResultPageProps {
  params: Promise<{ slug: string; reservation: string }>;
  searchParams: Promise<QueryParameters>;
}

/** Return page of the payment provider: current status of the reservation. */
export default async function ResultPage({ params, searchParams }: ResultPageProps) {
  const { slug, reservation } = await params;
  const { site, publicSite } = await currentSite();
  const { inventory, reservations } = platform();
  const vehicle = await inventory.bySlug(site, slug);
  const known = vehicle && (await reservations.status(site, reservation));
  if (!vehicle || known?.car_id !== vehicle.id) return <MissingPage site={publicSite} />;
  const form = reservePath({ slug });
  const here = `${form}/${reservation}`;
  const visitor = await requireVisitor(site, 'checkout', { redirect: here, back: carPath({ slug }) });
  if (!isOwnedBy(visitor, known)) return <MissingPage site={publicSite} />;
  const look = (await searchParams).cancelled === '1' ? reservations.cancel : reservations.settle;
  const status = await look(site, reservation, new Date());
  const { state, until, amount, reservation_id, refund, refused_for, payment_url } = status ?? known;
  return (
    <ReserveResult
      state={state}
      vehicle={purchaseVehicle(vehicle, displayPrice(vehicle, publicSite))}
      until={until?.toISOString() ?? null}
      timeZone={timeZoneAt(site.locations, vehicle.location_id)}
      amount={amount}
      reference={reservation_id.slice(0, 8).toUpperCase()}
      href={here}
      tryAgainHref={form}
      statusUrl={`/api/reservations/${reservation_id}`}
      paymentUrl={payment_url}
      refund={refund}
      refusedFor={refused_for}
      accountHref={visitor && reservationsHref}
      cancelHref={cancelPath(reservation_id)}
      searchHref={publicSite.paths.search}
      replies={publicSite.replies}
      similar={<SimilarRail site={site} vehicle={vehicle} />}
    />
  );
}
