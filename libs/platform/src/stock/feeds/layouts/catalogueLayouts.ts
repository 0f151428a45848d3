import { fieldsFrom, listFrom } from './fieldSteps.ts';
import type { Layout } from './layout.ts';

/** Catalogue of vehicles for advertisements on social networks. */
export const facebookAutomotive: Layout = {
  title: 'Facebook automotive CSV',
  signature: [
    'vehicle_id',
    'title',
    'make',
    'model',
    'year',
    'mileage.value',
    'body_style',
    'state_of_vehicle',
    'image[0].url',
  ],
  mapping: {
    source: 'facebook-automotive',
    absentColumns: 'ignore',
    key: ['vehicle_id'],
    fields: {
      ...fieldsFrom({
        stocknum: ['stock_number', 'vehicle_id'],
        name: 'title',
        make: 'make',
        model: 'model',
        badge: 'trim',
        year: 'year',
        vin: 'vin',
        car_type: 'state_of_vehicle',
        status: 'availability',
        km: 'mileage.value',
        price: ['sale_price', 'price'],
        before_price: 'price',
        dealercomments: 'description',
        simple_body: 'body_style',
        simple_fuel: 'fuel_type',
        simple_transmission: 'transmission',
        trans: 'transmission',
        drive: 'drivetrain',
        colour: 'exterior_color',
        interior_colour: 'interior_color',
        created_at: 'date_first_on_lot',
      }),
      city: { from: ['address.city', 'address'], steps: addressPart('city') },
      state: {
        from: ['address.region', 'address'],
        steps: [...addressPart('region'), { do: 'trade-words', of: 'state' }],
      },
      images: listFrom('pictures', ['image[*].url', 'image.*.url', 'image*.url'], '|'),
    },
  },
};

/** The part of an address, which the layout has as JSON in one cell or in columns of its own. */
function addressPart(path: string) {
  return [
    { do: 'replace' as const, pattern: '^(?![{\\[])(.*)$', with: `{"${path}":"$1"}` },
    { do: 'part' as const, path },
  ];
}

const googleColumns = {
  stocknum: ['stock_number', 'id'],
  vin: 'vin',
  name: 'title',
  make: ['make', 'brand'],
  model: 'model',
  badge: 'trim',
  year: 'year',
  car_type: 'condition',
  km: 'mileage',
  price: ['sale_price', 'vehicle_all_in_price', 'price'],
  before_price: ['vehicle_msrp', 'price'],
  certified: 'certified_pre_owned',
  colour: ['color', 'exterior_color'],
  interior_colour: 'interior_color',
  simple_body: ['body_style', 'body_type'],
  simple_fuel: ['fuel_type', 'engine'],
  simple_transmission: 'transmission',
  trans: 'transmission',
  drive: 'drivetrain',
  dealercomments: 'description',
  status: 'availability',
  created_at: 'date_first_on_lot',
};

function googleMapping(
  prefix: string,
  extra: Pick<Layout['mapping'], 'source' | 'delimiter' | 'rows'>,
): Layout['mapping'] {
  const named = (names: string | string[]): string[] => {
    const plain = [names].flat();
    // In XML the attributes of a vehicle are in a namespace, title, description and link may be outside it.
    return prefix === '' ? plain : plain.flatMap((name) => [`${prefix}${name}`, name]);
  };
  const columns = Object.fromEntries(Object.entries(googleColumns).map(([path, names]) => [path, named(names)]));
  return {
    ...extra,
    absentColumns: 'ignore',
    key: [`${prefix}id`],
    fields: {
      ...fieldsFrom(columns),
      standardEquipment: listFrom('list', named('vehicle_option'), prefix === '' ? ',' : '|'),
      images: listFrom('pictures', named(['image_link', 'additional_image_link']), prefix === '' ? ',' : '|'),
    },
  };
}

/** Vehicle listings for a search engine's advertisements, cells between tabs. */
export const googleVehicleTsv: Layout = {
  title: 'Google vehicle TSV',
  signature: ['id', 'vin', 'make', 'model', 'year', 'mileage', 'condition', 'price', 'image_link', 'store_code'],
  mapping: googleMapping('', { source: 'google-vehicle-tsv', delimiter: '\t' }),
};

/** The same listings as items of an RSS channel. */
export const googleVehicleXml: Layout = {
  title: 'Google vehicle XML',
  signature: ['g:id', 'g:make', 'g:model', 'g:year', 'g:price', 'g:condition', 'g:image_link'],
  mapping: googleMapping('g:', { source: 'google-vehicle-xml', rows: 'item' }),
};
