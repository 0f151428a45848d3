/** What editors call the fields of a vehicle. */
const names: Readonly<Record<string, string>> = {
  stocknum: 'Stock number',
  vin: 'VIN',
  regplate: 'Rego',
  rego_expiry: 'Rego expiry',
  name: 'Title',
  car_type: 'New, used or demo',
  km: 'Odometer',
  price: 'Price',
  before_price: 'Previous price',
  price_type: 'Price includes',
  simple_body: 'Body',
  simple_fuel: 'Fuel',
  fuel: 'Fuel, as you wrote it',
  simple_transmission: 'Transmission',
  trans: 'Transmission, as you wrote it',
  interior_colour: 'Interior',
  engine_size: 'Engine (cc)',
  engine_size_litres: 'Engine (litres)',
  build_date: 'Build date',
  compliance_date: 'Compliance date',
  created_at: 'In stock since',
  dealercomments: 'Comments',
  images: 'Pictures',
  standardEquipment: 'Equipment',
  location_name: 'Location',
  nvic: 'NVIC',
  city: 'Suburb',
};

/** @example fieldName('rego_expiry') // 'Rego expiry' */
export function fieldName(field: string): string {
  const words = field.replace(/[._]+/g, ' ');
  return names[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
