import { displayPrice, pageHref, reservePath, timeZoneAt, type Site, type Vehicle } from '@forecourt/domain';
import { CancelReservation } from '@forecourt/purchase';
import { platform } from '../../../../../platform.ts';
import { MissingPage } from '../../../../../site/page/MissingPage.tsx';
import { unlistedMetadata } from '../../../../../site/page/pageMetadata.ts';
import { reservationToCancel } from '../../../../../site/purchase/cancel/cancelAccess.ts';
import { cancelReservation } from '../../../../../site/purchase/cancel/cancelReservation.ts';
import { reservationPath } from '../../../../../site/purchase/ownReservation.ts';
import { purchaseVehicle } from '../../../../../site/purchase/purchaseVehicle.ts';
import { reservationRefusal } from '../../../../../site/purchase/reservationRefusal.ts';
import { currentSite } from '../../../../../site/request/currentSite.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => unlistedMetadata('title.cancelReservation');

/** Page with the phone number for a vehicle, which stands on no page before a visitor asks for it. */
function callHref({ slug }: Site, { id, dealership_id }: Vehicle): string {
  return `${pageHref('call')}?${new URLSearchParams({ website_id: slug, car_id: id, dealership_id }).toString()}`;
}

/** Asks before a reservation or an order is cancelled, and says afterwards what became of it. Opening it changes nothing. */
export default async function CancelPage({ params }: { params: Promise<{ reservation: string }> }) {
  const { reservation } = await params;
  const { site, publicSite } = await currentSite();
  const known = await reservationToCancel(site, reservation);
  if (!known) return <MissingPage site={publicSite} />;
  const { inventory } = platform();
  const [vehicle] = await inventory.byIds(site, [known.car_id]);
  const isFree = vehicle && reservationRefusal(site, publicSite, vehicle) === null;
  return (
    <CancelReservation
      state={known.state}
      refund={known.refund}
      name={known.car_name}
      vehicle={vehicle ? purchaseVehicle(vehicle, displayPrice(vehicle, publicSite)) : null}
      amount={known.amount}
      until={known.until?.toISOString() ?? null}
      timeZone={timeZoneAt(site.locations, vehicle?.location_id ?? null)}
      reference={known.reservation_id.slice(0, 8).toUpperCase()}
      action={cancelReservation.bind(null, reservation)}
      reservationHref={vehicle ? reservationPath(vehicle.slug, known) : null}
      reserveHref={isFree ? reservePath(vehicle) : null}
      callHref={vehicle ? callHref(site, vehicle) : publicSite.paths.contact}
      searchHref={publicSite.paths.search}
    />
  );
}
