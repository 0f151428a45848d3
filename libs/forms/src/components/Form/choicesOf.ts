import { australianStates, type PublicSite } from '@forecourt/domain';
import { enquiryCategories } from '../../model/categories.ts';
import type { Choice, ChoiceField } from '../../model/formField.ts';

const same = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));

/** What there is to choose from, with the site's own lists filled in. */
export function choicesOf({ options }: ChoiceField, site: PublicSite): readonly Choice[] {
  switch (options) {
    case 'categories':
      return same(enquiryCategories);
    case 'states':
      return same(australianStates);
    case 'locations':
      return site.locations.filter(({ visible }) => visible).map(({ id, name }) => ({ value: id, label: name }));
    case 'dealerships':
      return site.dealerships.map(({ slug, name }) => ({ value: slug, label: name }));
    default:
      return options;
  }
}
