import {
  enquiryEvent,
  type EventName,
  type Vehicle,
  vehicleEventParams,
  type VehicleEventParams,
} from '@forecourt/domain';
import type { NormalisedCategory } from './categories.ts';
import type { FormDefinition } from './defineForm.ts';

/** The analytics event of an accepted enquiry. */
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
 * The event of a form: its own, else by its category. A form that replaces an enquiry on a vehicle counts as that
 * vehicle's once there is one.
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
 * Parameters of the event. An enquiry on a new vehicle that is not in stock includes the page's data; the visitor's
 * answers go to the dealer only.
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
