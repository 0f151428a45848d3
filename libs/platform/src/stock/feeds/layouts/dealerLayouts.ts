import { fieldsFrom, listFrom } from './fieldSteps.ts';
import type { Layout } from './layout.ts';

/** What a car dealer's theme of a website in WordPress exports. */
export const wordpressMotorsCsv: Layout = {
  title: 'WordPress Motors CSV',
  signature: [
    'ID',
    'Title',
    'Content',
    'Condition',
    'Body',
    'Make',
    'Mileage',
    'Fuel type',
    'Exterior Color',
    'Gallery',
    'Stock Number',
  ],
  mapping: {
    source: 'wordpress-motors-csv',
    absentColumns: 'ignore',
    key: ['ID'],
    fields: {
      ...fieldsFrom({
        stocknum: 'Stock Number',
        vin: ['VIN', 'VIN Number'],
        name: 'Title',
        make: 'Make',
        model: ['Model', 'Serie'],
        badge: ['Serie', 'Trim'],
        year: ['Year', 'ca-year'],
        car_type: 'Condition',
        simple_body: 'Body',
        km: 'Mileage',
        simple_fuel: 'Fuel type',
        simple_transmission: 'Transmission',
        trans: 'Transmission',
        drive: 'Drive',
        price: ['Sale Price', 'Price'],
        before_price: 'Price',
        colour: 'Exterior Color',
        interior_colour: 'Interior Color',
        dealercomments: 'Content',
        rego_expiry: 'Registered',
        created_at: 'Post Date',
      }),
      // A box that is ticked when the vehicle is sold: its cell says `on` or nothing.
      sold: { from: 'Sold', steps: [{ do: 'yes-no' }], empty: 'no' },
      standardEquipment: listFrom('list', ['Features', 'Additional features'], '|'),
      images: listFrom('pictures', 'Gallery', '|'),
    },
  },
};

/** Cells between semicolons without a header, as German portals take them. Fuel and transmission are numbers. */
export const germanPositionalCsv: Layout = {
  title: 'German CSV by position',
  signature: [],
  mapping: {
    source: 'german-positional-csv',
    delimiter: ';',
    columns: [
      'kunden_nummer',
      'interne_nummer',
      'kategorie',
      'marke',
      'modell',
      'leistung',
      'ez',
      'kilometer',
      'preis',
      'kraftstoff',
      'getriebe',
      'farbe',
      'bemerkung',
      'neufahrzeug',
    ],
    key: ['interne_nummer'],
    title: { column: 'modell', make: 'marke' },
    fields: {
      ...fieldsFrom({
        stocknum: 'interne_nummer',
        make: 'marke',
        model: 'title.model',
        badge: 'title.badge',
        colour: 'farbe',
      }),
      ...fieldsFrom({ dealercomments: 'bemerkung', build_date: 'ez', km: 'kilometer', simple_body: 'kategorie' }),
      year: {
        from: 'ez',
        steps: [
          { do: 'take', pattern: '(\\d{4})$' },
          { do: 'number', min: 1900, max: 2100 },
        ],
      },
      price: { from: 'preis', steps: [{ do: 'money', decimal: ',' }] },
      simple_fuel: {
        from: 'kraftstoff',
        steps: [
          {
            do: 'words',
            map: {
              1: 'Petrol',
              2: 'Diesel',
              3: 'LPG',
              4: 'CNG',
              6: 'Electric',
              7: 'Hybrid',
              8: 'Hydrogen',
              9: 'Ethanol',
              10: 'Hybrid',
            },
          },
        ],
      },
      simple_transmission: {
        from: 'getriebe',
        steps: [{ do: 'words', map: { 1: 'Manual', 2: 'Automatic', 3: 'Automatic' } }],
      },
      car_type: {
        from: 'neufahrzeug',
        steps: [{ do: 'words', map: { 0: 'used', 1: 'new' } }],
        required: true,
      },
    },
  },
};

/** The list that a dealer keeps in a spreadsheet: the vehicle in one cell, a total below. */
export const dealerSpreadsheet: Layout = {
  title: 'Dealer spreadsheet',
  signature: ['Stk #', 'Yr', 'Vehicle', 'Kms', 'Rego', 'Colour', 'Drive Away'],
  mapping: {
    source: 'dealer-spreadsheet',
    absentColumns: 'ignore',
    key: ['Stk #'],
    skip: [{ column: 'Stk #', is: '^(?:(?:sub|grand )?totals?\\b.*)?$' }],
    title: { column: 'Vehicle', year: 'Yr' },
    fields: {
      ...fieldsFrom({
        stocknum: 'Stk #',
        make: 'title.make',
        model: 'title.model',
        badge: 'title.badge',
        year: ['Yr', 'title.year'],
        km: 'Kms',
        regplate: 'Rego',
        colour: 'Colour',
        price: 'Drive Away',
      }),
      price_type: { value: 'Drive Away' },
      car_type: { value: 'used' },
    },
  },
};

/** Vehicles as a list of JSON objects, with make, model and variant apart. */
export const dealerJson: Layout = {
  title: 'Dealer JSON',
  signature: ['new_used', 'make', 'model', 'variant', 'stock_number', 'mileage', 'list_price', 'image_urls'],
  mapping: {
    source: 'dealer-json',
    rows: 'listings',
    absentColumns: 'ignore',
    key: ['stock_number'],
    skip: [{ column: 'category', is: '^(?:motor)?(?:bike|cycle)s?$' }],
    fields: {
      ...fieldsFrom({
        stocknum: 'stock_number',
        vin: 'vin',
        make: 'make',
        model: 'model',
        badge: ['variant', 'badge', 'trim'],
        series: 'series',
        year: ['year', 'registration_year'],
        car_type: ['new_used', 'condition'],
        status: 'status',
        simple_body: 'body_type',
        colour: ['colour', 'color'],
        interior_colour: ['interior_colour', 'interior_color'],
        engine_size: 'engine_capacity',
        simple_fuel: 'fuel_type',
        simple_transmission: 'transmission',
        trans: 'transmission',
        drive: ['drive_type', 'drivetrain'],
        doors: 'doors',
        seats: 'seats',
        km: ['mileage', 'odometer'],
        regplate: 'registration_number',
        rego_expiry: 'registration_expiry',
        price: ['list_price', 'price'],
        dealercomments: ['sellers_comments', 'description'],
        created_at: ['created_at', 'date_added'],
      }),
      standardEquipment: listFrom('list', 'features', '|'),
      images: listFrom('pictures', 'image_urls', '|'),
    },
  },
};
