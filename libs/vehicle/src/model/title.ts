import type { Vehicle } from '@forecourt/domain';

export type TitledVehicle = Pick<Vehicle, 'name' | 'year' | 'make' | 'model' | 'badge' | 'series'>;

const words = (parts: readonly (string | number | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ');

/** Year, make, model and badge. @example '2023 Toyota RAV4 GXL' */
export function vehicleTitle(vehicle: TitledVehicle): string {
  return words([vehicle.year, vehicle.make, vehicle.model, vehicle.badge]);
}

/** The title in two lines: year, make and model, then the variant. */
export function titleLines(vehicle: TitledVehicle): { main: string; detail: string } {
  return {
    main: words([vehicle.year, vehicle.make, vehicle.model]),
    detail: words([vehicle.badge, vehicle.series]),
  };
}
