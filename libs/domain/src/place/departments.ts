import type { leadCategories } from '../leadCategories.ts';

/** Departments that visitors look for, in display order. */
export const departments = ['sales', 'service', 'parts', 'car-buying'] as const;
export type Department = (typeof departments)[number];

interface Place {
  location_type: Department | '';
  departments?: readonly Department[] | undefined;
}

/** Departments of a location: those it names, else the one of its type. A location without a type is a showroom. */
export const departmentsOf = ({ departments: own, location_type: type }: Place): readonly Department[] =>
  own ?? [type === '' ? 'sales' : type];

const purposes: Readonly<Partial<Record<(typeof leadCategories)[number], Department>>> = {
  'Vehicle Enquiry': 'sales',
  'Test Drive Enquiry': 'sales',
  'Finance Enquiry': 'sales',
  'Fleet Enquiry': 'sales',
  'Service Enquiry': 'service',
  'Parts Enquiry': 'parts',
};

/**
 * Visible locations that take enquiries of a category. All of them where the category is no department's, and where the
 * site has no such department.
 * @example locationsFor('Service Enquiry', [{ id: 'workshop', visible: true, location_type: 'service' }])[0].id // 'workshop'
 */
export function locationsFor<Of extends Place & { visible: boolean }>(
  category: string,
  locations: readonly Of[],
): Of[] {
  const visible = locations.filter((location) => location.visible);
  const purpose = Object.hasOwn(purposes, category) ? purposes[category as keyof typeof purposes] : undefined;
  const fitting = visible.filter((location) => purpose === undefined || departmentsOf(location).includes(purpose));
  return fitting.length > 0 ? fitting : visible;
}
