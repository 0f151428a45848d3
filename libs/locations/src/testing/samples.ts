import { locationSchema, type Location } from '@forecourt/domain';

/** Seven days with the same hours on working days, Saturday mornings and closed Sundays. Times as HH:MM. */
export function weekHours(open = '08:30', close = '17:30', saturdayClose = '13:00') {
  return [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    status: weekday === 0 ? ('Closed' as const) : ('Open' as const),
    open: weekday === 0 ? null : open,
    close: weekday === 0 ? null : weekday === 6 ? saturdayClose : close,
  }));
}

/** Monday 2 November 2026, 10 am in Perth and 1 pm in Sydney. */
export const sampleOpenNow = new Date('2026-11-02T02:00:00Z');

/** A showroom in Perth, with hours for Christmas. */
export const sampleLocation: Location = locationSchema.parse({
  id: 'loc-sales',
  name: 'Harbour Toyota Sales',
  slug: 'fremantle-sales',
  primary: true,
  location_type: 'sales',
  dealership_id: 'dealer-1',
  dealership_slug: 'harbour-toyota',
  time_zone: 'Australia/Perth',
  address: { street: '12 Quarry Street', city: 'Fremantle', state: 'WA', postcode: '6160', lat: -32.05, long: 115.75 },
  contact_detail: {
    phone: '+61893350100',
    landline_phone: '+61893350199',
    email: 'sales@harbourtoyota.example',
    opening_hours: weekHours(),
    special_hours: [
      {
        date: '2026-12-24',
        name: 'Christmas Eve',
        status: 'Open',
        location_id: 'loc-sales',
        start_hour: '08:30',
        end_hour: '12:00',
      },
      { date: '2026-12-25', name: 'Christmas Day', status: 'Closed', location_id: 'loc-sales' },
    ],
  },
  dealer_license_number: 'MD12345',
  reviews: { average_rating: 4.7, count: 812 },
});

export const sampleServiceLocation: Location = locationSchema.parse({
  ...sampleLocation,
  id: 'loc-service',
  name: 'Harbour Toyota Service and Parts Centre',
  slug: 'fremantle-service',
  primary: false,
  location_type: 'service',
  address: { ...sampleLocation.address, street: '3 Cliff Street', lat: -32.052, long: 115.742 },
  contact_detail: {
    phone: '+61893350200',
    email: null,
    opening_hours: weekHours('07:00', '17:00', '12:00'),
  },
  motor_vehicle_repairer: 'MRB4321',
  reviews: null,
});

const sydney: Location = locationSchema.parse({
  ...sampleLocation,
  id: 'loc-sydney',
  name: 'Harbour Toyota Parramatta',
  slug: 'parramatta',
  primary: false,
  location_type: 'sales',
  time_zone: 'Australia/Sydney',
  address: {
    street: '240 Church Street',
    city: 'Parramatta',
    state: 'NSW',
    postcode: '2150',
    lat: -33.815,
    long: 151.003,
  },
  contact_detail: { phone: '+61296330100', opening_hours: weekHours('09:00', '18:00', '16:00') },
  dealer_license_number: 'MD67890',
  reviews: { average_rating: 4.4, count: 96 },
});

/** A showroom and a workshop in Perth, and a showroom in Sydney. */
export const sampleLocations: Location[] = [sampleLocation, sampleServiceLocation, sydney];

/** The showroom with all its notes for arriving visitors. */
export const sampleArrival: Location = locationSchema.parse({
  ...sampleLocation,
  arrival: {
    frontage: 'The white building with the red roof, between the bridge and the fire station.',
    parking: 'Six bays for customers in front, and the street is free for two hours.',
    transport: 'Fremantle station is ten minutes on foot.',
    van_access: 'Drive in from Cliff Street: there is room to turn with 9 metres.',
  },
  services: ['Test drives from the door', 'Wheelchair access and toilet', 'Children’s corner'],
});
