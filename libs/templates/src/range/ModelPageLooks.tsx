import type { ModelPageProps } from '../contract/rangeProps.ts';
import { LocationsSection } from '../sections/LocationsSection.tsx';
import { ModelPage } from './ModelPage.tsx';
import type { PartName } from './modelParts.tsx';

/** Van buyers ask about beds and towing first, and then look at pictures. */
const vanOrder: readonly PartName[] = [
  'facts',
  'grades',
  'tow',
  'reasons',
  'gallery',
  'compare',
  'stock',
  'accessories',
  'service',
  'ownership',
  'offers',
  'more',
  'enquire',
];

/** Caravans: a landscape as wide as the window, with layouts and masses first. */
export function CaravanModelPage(props: ModelPageProps) {
  return <ModelPage {...props} head="landscape" order={vanOrder} />;
}

/** Prices and years of the stock first, and the stock: buyers come for a price and an available car. */
const stockFirst: readonly PartName[] = [
  'facts',
  'guide',
  'stock',
  'reasons',
  'grades',
  'compare',
  'colours',
  'safety',
  'service',
  'ownership',
  'accessories',
  'offers',
  'more',
  'enquire',
];

export function SuperstoreModelPage(props: ModelPageProps) {
  return <ModelPage {...props} order={stockFirst} />;
}

/** Group: also names the dealerships that sell the make. */
export function GroupModelPage(props: ModelPageProps) {
  const { site, model, now } = props;
  const dealers = site.locations.filter(({ manufacturers }) => manufacturers.includes(model.manufacturer_name));
  return (
    <>
      <ModelPage {...props} />
      <LocationsSection site={{ ...site, locations: dealers }} now={now} block="sales" tone="sunken" />
    </>
  );
}
