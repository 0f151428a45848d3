import { jurisdictionsOf, type PublicSite } from '@forecourt/domain';
import { sameWords, type Choice, type PlainField } from '@forecourt/domain/answers';
import { worded } from '@forecourt/domain/messages';
import { enquiryCategories } from '../../model/categories.ts';
import type { ChoiceList } from '../../model/formField.ts';

/** The site's lists that fields can offer as choices. */
type ChoiceSite = Pick<PublicSite, 'locations' | 'dealerships' | 'country' | 'messages'>;

function listed(list: ChoiceList, site: ChoiceSite, locationIds?: readonly string[]): readonly Choice[] {
  switch (list) {
    case 'categories':
      return worded(sameWords(enquiryCategories), site.messages);
    case 'states':
      return sameWords(jurisdictionsOf(site.country));
    case 'locations':
      return site.locations
        .filter(({ id, visible }) => visible && (locationIds?.includes(id) ?? true))
        .map(({ id, name }) => ({ value: id, label: name }));
    case 'dealerships':
      return site.dealerships.map(({ slug, name }) => ({ value: slug, label: name }));
  }
}

/**
 * A field with its choices: the site's own lists are filled in. A single location is chosen already.
 * @param locationIds those that take what the form is about. @default all
 */
export function withChoices(
  field: PlainField<ChoiceList>,
  site: ChoiceSite,
  locationIds?: readonly string[],
): PlainField {
  if (!('options' in field)) return field;
  if (typeof field.options !== 'string') return { ...field, options: field.options };
  const options = listed(field.options, site, locationIds);
  const { placeholder: _none, ...chosen } = field;
  return { ...(field.options === 'locations' && options.length === 1 ? chosen : field), options };
}
