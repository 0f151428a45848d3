import { fieldsFrom, listFrom } from './fieldSteps.ts';
import type { Layout } from './layout.ts';

/** One file of all dealers of a provider in the United States: `DealerID, Type, Stock, VIN, …`. */
export const usInventoryCsv: Layout = {
  title: 'US inventory CSV',
  signature: [
    'Type',
    'Stock',
    'VIN',
    'Year',
    'Make',
    'Model',
    'Trim',
    'ExtColor',
    'EngCylinders',
    'Odometer',
    'ImageList',
  ],
  mapping: {
    source: 'us-inventory-csv',
    absentColumns: 'ignore',
    dates: 'month-first',
    key: ['Stock'],
    skip: [{ column: 'Type', is: '^(?:wholesale|motorcycle)$' }],
    fields: {
      ...fieldsFrom({
        stocknum: 'Stock',
        vin: 'VIN',
        year: 'Year',
        make: 'Make',
        model: 'Model',
        badge: 'Trim',
        car_type: ['Type', 'NewUsed'],
        simple_body: ['Body', 'BodyType'],
        doors: 'Doors',
        colour: ['ExtColor', 'ExtColorGeneric'],
        interior_colour: ['IntColor', 'IntColorGeneric'],
        cylinders: 'EngCylinders',
        engine_size_litres: 'EngDisplacement',
        simple_transmission: 'Transmission',
        trans: 'Transmission',
        km: ['Odometer', 'Miles', 'Mileage'],
        price: ['InternetPrice', 'SellingPrice', 'Price'],
        before_price: 'MSRP',
        certified: 'Certified',
        created_at: 'DateInStock',
        dealercomments: ['Description', 'Comments'],
        simple_fuel: ['EngFuel', 'FuelType'],
        drive: 'Drivetrain',
        seats: ['PassengerCount', 'PassengerCapacity'],
      }),
      standardEquipment: listFrom('list', ['OptionList', 'Options'], ','),
      images: listFrom('pictures', ['ImageList', 'PhotoURLs'], ','),
    },
  },
};

/** The stock file that Australian dealer management systems drop: one row a vehicle, cells between pipes. */
export const dmsPipe: Layout = {
  title: 'Dealer management system, pipes',
  signature: ['STOCKNO', 'TYPE', 'YEAR', 'MAKE', 'MODEL', 'BADGE', 'BODY', 'TRANS', 'ODO', 'REGO', 'PRICE'],
  mapping: {
    source: 'dms-pipe',
    delimiter: '|',
    quote: null,
    absentColumns: 'ignore',
    key: ['STOCKNO'],
    skip: [{ column: 'TYPE', is: '^(?:w|wholesale)$' }],
    fields: {
      ...fieldsFrom({
        stocknum: 'STOCKNO',
        vin: 'VIN',
        year: 'YEAR',
        make: 'MAKE',
        model: 'MODEL',
        badge: 'BADGE',
        series: 'SERIES',
        car_type: 'TYPE',
        simple_body: 'BODY',
        simple_transmission: 'TRANS',
        simple_fuel: 'FUEL',
        drive: 'DRIVE',
        km: ['ODO', 'ODOMETER', 'KMS'],
        colour: ['COLOUR', 'COLOR'],
        interior_colour: ['TRIMCOLOUR', 'INTERIOR'],
        doors: 'DOORS',
        seats: 'SEATS',
        regplate: ['REGO', 'REGNO'],
        rego_expiry: ['REGOEXP', 'REGOEXPIRY'],
        build_date: ['BUILDDATE', 'BUILT'],
        compliance_date: ['COMPLIANCEDATE', 'COMPLIED'],
        nvic: 'NVIC',
        price: 'PRICE',
        before_price: 'WASPRICE',
        price_type: 'DRIVEAWAY',
        status: 'STATUS',
        dealercomments: ['COMMENTS', 'DESCRIPTION'],
        created_at: ['DATEIN', 'STOCKDATE'],
      }),
      standardEquipment: listFrom('list', ['OPTIONS', 'FEATURES'], ','),
      images: listFrom('pictures', ['PHOTOS', 'IMAGES'], ','),
    },
  },
};

/** The stock file of British portals: `Feed_Id, Vehicle_ID, FullRegistration, …`. */
export const ukPortalCsv: Layout = {
  title: 'UK portal CSV',
  signature: [
    'Feed_Id',
    'Vehicle_ID',
    'FullRegistration',
    'Colour',
    'FuelType',
    'Mileage',
    'Bodytype',
    'Variant',
    'PictureRefs',
  ],
  mapping: {
    source: 'uk-portal-csv',
    absentColumns: 'ignore',
    key: ['Vehicle_ID'],
    fields: {
      ...fieldsFrom({
        stocknum: 'Vehicle_ID',
        vin: 'VIN',
        regplate: ['FullRegistration', 'Registration'],
        year: 'Year',
        make: 'Make',
        model: 'Model',
        badge: 'Variant',
        colour: 'Colour',
        simple_fuel: 'FuelType',
        km: 'Mileage',
        simple_body: 'Bodytype',
        doors: 'Doors',
        engine_size: 'EngineSize',
        price: 'Price',
        before_price: ['PreviousPrice', 'WasPrice'],
        simple_transmission: 'Transmission',
        trans: 'Transmission',
        dealercomments: ['Comments', 'Description'],
        tag: 'Attention_Grabber',
      }),
      // The layout has a column for each condition, of which one says yes.
      car_type: { template: '{New}|{ExDemo}', steps: ukCondition(), required: true },
      standardEquipment: listFrom('list', 'Options', ','),
      images: listFrom('pictures', 'PictureRefs', ','),
    },
  },
};

function ukCondition() {
  const yes = '(?:y|yes|1|true)';
  return [
    { do: 'replace' as const, pattern: `^.*\\|${yes}$`, with: 'demo' },
    { do: 'replace' as const, pattern: `^${yes}\\|.*$`, with: 'new' },
    { do: 'replace' as const, pattern: '^.*\\|.*$', with: 'used' },
  ];
}
