import {
  enquiryEvent,
  type EventName,
  type Vehicle,
  vehicleEventParams,
  type VehicleEventParams,
} from '@forecourt/domain';
import type { NormalisedCategory } from './categories.ts';
import type { FormDefinition } from './defineForm.ts';

/** Which event an accepted enquiry counts as in the dealer's reports. */
export function submittedEvent(
  { category, subcategory }: NormalisedCategory,
  vehicle: Pick<Vehicle, 'tag' | 'car_type'> | null,
): EventName {
  if (category === 'Careers Enquiry' || subcategory === 'Career Enquiry') return 'careers';
  if (category === 'Fleet Enquiry') return 'fleetForm';
  if (category === 'Test Drive Enquiry') return vehicle?.car_type === 'used' ? 'usedTestDrive' : 'testDrive';
  return vehicle ? enquiryEvent(vehicle) : 'defaultForm';
}

/**
 * As which event a form counts: as its own, else as its category says. A form that stands in for an enquiry on a vehicle
 * counts as that vehicle's once there is one.
 */
export function countedEvent(
  form: Pick<FormDefinition, 'category' | 'event'>,
  filed: NormalisedCategory,
  vehicle: Pick<Vehicle, 'tag' | 'car_type'> | null,
): EventName {
  const own = vehicle && form.category === 'Vehicle Enquiry' ? undefined : form.event;
  return own ?? submittedEvent(filed, vehicle);
}

/**
 * Parameters of the event. An enquiry on a new vehicle that is not in stock tells what its page knew of it; what the
 * visitor wrote goes to the dealer alone.
 */
export function submittedEventParams(
  event: EventName,
  vehicle: Parameters<typeof vehicleEventParams>[0] | null,
  values: Readonly<Record<string, unknown>>,
): VehicleEventParams | undefined {
  if (vehicle) return vehicleEventParams(vehicle);
  if (event !== 'newEnquiry') return undefined;
  const known = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  return {
    vehicleStatus: 'new',
    vehicleMake: known('Vehicle Make'),
    vehicleModel: known('Vehicle Model'),
    vehicleYear: null,
    vehicleKilometers: null,
    vehicleGrade: null,
  };
}
