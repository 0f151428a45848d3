import type { ModelPageProps } from '../contract/rangeProps.ts';
import { LocationsSection } from '../sections/LocationsSection.tsx';
import { ModelPage } from './ModelPage.tsx';
import type { PartName } from './modelParts.tsx';

/** Buyers of vans ask how they sleep and whether the car can tow it, and then for pictures. */
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

/** A caravan: a landscape as wide as the window, layouts and masses before anything else. */
export function CaravanModelPage(props: ModelPageProps) {
  return <ModelPage {...props} head="landscape" order={vanOrder} />;
}

/** What is in the yard comes first: buyers come for a price and a car that is there. */
const stockFirst: readonly PartName[] = [
  'facts',
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

/** A group also says which of its dealerships sell the make. */
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
