import { siteSchema, toPublicSite, type PublicSite, type SiteInput } from '../site.ts';
import { vehicleSchema, type Vehicle, type VehicleInput } from '../vehicle.ts';

const instant = Date.UTC(2026, 10, 1) / 1000;

const rav4: VehicleInput = {
  id: 'car-1', slug: '2023-toyota-rav4-gxl-hybrid-t1001', name: '2023 Toyota RAV4 GXL Hybrid', make: 'Toyota', model: 'RAV4',
  badge: 'GXL', series: 'AXAH54R', year: 2023, price: 4_299_000, before_price: 4_499_000, price_type: 'Drive Away',
  car_type: 'used', km: 31_250, colour: 'Glacier White', interior_colour: 'Black', drive: 'AWD', seats: 5, doors: 5,
  engine_size: 2487, engine_size_litres: 2.5, cylinders: 4, simple_body: 'SUV', simple_fuel: 'Hybrid',
  simple_transmission: 'Automatic', trans: 'CVT', fuel: 'Petrol hybrid', stocknum: 'T1001', regplate: '1HXY234',
  rego_expiry: '2027-03-18', vin: 'JTMW43FV10D123456', build_date: '2023-04', compliance_date: '2023-05', certified: true,
  dealercomments: 'One owner, full service history with us, two keys. Comes with a fresh service and a year of registration.',
  created_at: instant - 90 * 86_400, updated_at: instant, city: 'Fremantle', state: 'WA', location_id: 'loc-sales',
  location_name: 'Harbour Toyota Sales', dealership_id: 'dealer-1', dealership_name: 'Harbour Toyota',
  dealership_slug: 'harbour-toyota', views: 214, photos_count: 2, primary_image_url: '/demo/rav4-front.svg',
  images: [
    { url: '/demo/rav4-front.svg', view: 'Front three-quarter view' },
    { url: '/demo/rav4-rear.svg', view: 'Rear view' },
  ],
  standardEquipment: [
    'Adaptive cruise control', 'Apple CarPlay', 'Android Auto', 'Blind spot monitor', 'Dual-zone climate control',
    'Heated mirrors', 'Keyless entry', 'Lane trace assist', 'LED headlights', 'Rear parking camera', 'Roof rails',
  ],
  finance_lenders: { manual: { interestRate: 7.99, comparisonRate: 8.72, paymentWeek: 19_300, paymentMonth: 83_600, termYears: 5 } },
  variant: {
    cylinders: 4, enginesize: 2487, enginesize_litres: 2.5, induction: 'Aspirated', geartype: 'CVT', fuelconsumptioncombined: 4.8,
    fuelcapacity: 55, grossvehiclemass: 2210, vehiclelength: 4615, vehicleheight: 1690, vehiclewidth: 1865,
    towingcapacitybraked: 1500, torque: 221, bodyconfiguration: 'Wagon', ancaprating: 5,
  },
};

/** An ordinary used vehicle with every field filled. */
export const sampleVehicle: Vehicle = vehicleSchema.parse(rav4);

export const sampleSoldVehicle: Vehicle = vehicleSchema.parse({
  ...rav4, id: 'car-2', slug: '2019-toyota-corolla-ascent-sport-t1002', name: '2019 Toyota Corolla Ascent Sport', model: 'Corolla',
  badge: 'Ascent Sport', series: 'ZWE211R', year: 2019, price: 2_199_000, before_price: null, status: 'sold', sold: true,
  sold_date_timestamp: instant, simple_body: 'Hatch', km: 84_310, stocknum: 'T1002', certified: false,
});

export const sampleCaravan: Vehicle = vehicleSchema.parse({
  ...rav4, id: 'van-1', slug: '2022-jayco-journey-outback-j2001', name: '2022 Jayco Journey Outback', item_type: 'caravan',
  make: 'Jayco', model: 'Journey', badge: 'Outback', series: null, year: 2022, price: 7_299_000, before_price: null, km: null,
  simple_body: 'Caravan', simple_fuel: null, simple_transmission: null, stocknum: 'J2001', certified: false, variant: null,
  caravan: { body_width: 2470, body_length: 6700, tare_weight: 2280, axle_type: 'Tandem', sleeps: 4, aggregate_trailer_mass: 2800 },
});

/** A grid's worth: priced, reserved, coming soon, without price, without pictures, sold. */
export const sampleVehicles: Vehicle[] = [
  sampleVehicle,
  vehicleSchema.parse({ ...rav4, id: 'car-3', slug: 'reserved-t1003', name: '2024 Toyota HiLux SR5', model: 'HiLux', badge: 'SR5', simple_body: 'Ute', reserved: true, certified: false }),
  vehicleSchema.parse({ ...rav4, id: 'car-4', slug: 'coming-t1004', name: '2026 Toyota Kluger Grande', model: 'Kluger', badge: 'Grande', car_type: 'new', status: 'coming_soon', km: 12, certified: false }),
  vehicleSchema.parse({ ...rav4, id: 'car-5', slug: 'no-price-t1005', name: '2025 Toyota Yaris Cross Urban', model: 'Yaris Cross', badge: 'Urban', price: null, before_price: null, certified: false }),
  vehicleSchema.parse({ ...rav4, id: 'car-6', slug: 'no-pictures-t1006', name: '2018 Toyota LandCruiser Prado Kakadu with a name long enough to wrap', model: 'LandCruiser Prado', badge: 'Kakadu', images: [], primary_image_url: null, photos_count: 0, certified: false }),
  sampleSoldVehicle,
];

const siteInput: SiteInput = {
  slug: 'harbour-toyota', name: 'Harbour Toyota', template: 'franchise', theme: 'toyota', manufacturer: 'Toyota',
  tagline: 'Fremantle’s home of Toyota', description: 'New, demo and certified used Toyotas in Fremantle.',
  dealerships: [{ id: 'dealer-1', slug: 'harbour-toyota', name: 'Harbour Toyota', licence_number: 'MD12345', manufacturers: ['Toyota'] }],
  stockDealershipIds: ['dealer-1'],
  licenceNumbers: ['MD12345'],
  locations: [
    {
      id: 'loc-sales', name: 'Harbour Toyota Sales', slug: 'fremantle-sales', primary: true, location_type: 'sales',
      manufacturers: ['Toyota'], dealership_id: 'dealer-1', dealership_slug: 'harbour-toyota', time_zone: 'Australia/Perth',
      address: { street: '12 Quarry Street', city: 'Fremantle', state: 'WA', postcode: '6160', lat: -32.05, long: 115.75 },
      contact_detail: {
        phone: '+61893350100', email: 'sales@harbourtoyota.example',
        opening_hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
          weekday === 0
            ? { weekday, status: 'Closed' as const, formated_hours: 'Closed' }
            : { weekday, status: 'Open' as const, formated_hours: '8:30 am - 5:30 pm', open: '08:30', close: '17:30' },
        ),
      },
      dealer_license_number: 'MD12345', reviews: { average_rating: 4.7, count: 812 },
    },
  ],
  navigation: [
    { name: 'Home', url: '/' },
    { name: 'New vehicles', url: '/search?car_type=new', dynamicDropdown: 'models' },
    { name: 'Pre-owned vehicles', url: '/search?car_type=used', dynamicDropdown: 'stock' },
    { name: 'Contact us', url: '/contact' },
  ],
  leadDestinations: [{ id: 'mail', type: 'email', to: 'leads@harbourtoyota.example' }],
};

/** A franchise site as the browser sees it. */
export const sampleSite: PublicSite = toPublicSite(siteSchema.parse(siteInput), 'http://harbour-toyota.localhost:3000');
