/** What a search can be filtered by, in the names of the index and of the address. */
export const filterAttributes = [
  'badge',
  'body',
  'body_length',
  'car_type',
  'categories',
  'certified',
  'city',
  'colour',
  'created_at_timestamp',
  'dealership_name',
  'drive',
  'filtered_features',
  'fuel',
  'item_type',
  'km',
  'location_name',
  'make',
  'make_model',
  'model',
  'price',
  'price_range',
  'seats',
  'series',
  'sleeps',
  'state',
  'status',
  'subscription_price',
  'tag',
  'tare_weight',
  'transmission',
  'weekly_price',
  'weekly_price_range',
  'year',
] as const;

export const filterControls = ['list', 'makes', 'range', 'select', 'tiles', 'toggle'] as const;

export const searchLayouts = ['grid', 'list'] as const;

export type FilterAttribute = (typeof filterAttributes)[number];
export type FilterControl = (typeof filterControls)[number];
export type SearchLayout = (typeof searchLayouts)[number];
