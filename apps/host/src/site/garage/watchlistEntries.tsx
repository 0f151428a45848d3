import { isInStock, summariseVehicle } from '@forecourt/domain';
import type { SavedVehicle } from '@forecourt/platform';
import type { SavedVehicleEntry } from '@forecourt/shopper';
import { PriceBlock, VehicleFacts } from '@forecourt/vehicle';

/** Saved vehicles with current data, as their list shows them. */
export function watchlistEntries(saved: readonly SavedVehicle[]): SavedVehicleEntry[] {
  return saved.map(({ car_id: id, name, make, model, vehicle: full }) => {
    const vehicle = full && summariseVehicle(full);
    if (!vehicle || !isInStock(vehicle)) return { id, name, make, model, vehicle };
    const details = (
      <>
        <PriceBlock vehicle={vehicle} />
        <VehicleFacts vehicle={vehicle} />
      </>
    );
    return { id, name, make, model, vehicle, details };
  });
}
