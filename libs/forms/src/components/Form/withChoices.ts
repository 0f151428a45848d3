import { jurisdictionsOf, type PublicSite } from '@forecourt/domain';
import { sameWords, type Choice, type PlainField } from '@forecourt/domain/answers';
import { worded } from '@forecourt/domain/messages';
import { enquiryCategories } from '../../model/categories.ts';
import type { ChoiceList } from '../../model/formField.ts';

/** The site's lists that fields can offer as choices. */
type ChoiceSite = Pick<PublicSite, 'locations' | 'dealerships' | 'country' | 'messages'>;

function listed(list: ChoiceList, site: ChoiceSite): readonly Choice[] {
  switch (list) {
    case 'categories':
      return worded(sameWords(enquiryCategories), site.messages);
    case 'states':
      return sameWords(jurisdictionsOf(site.country));
    case 'locations':
      return site.locations.filter(({ visible }) => visible).map(({ id, name }) => ({ value: id, label: name }));
    case 'dealerships':
      return site.dealerships.map(({ slug, name }) => ({ value: slug, label: name }));
  }
}

/** A field with its choices: the site's own lists are filled in. */
export function withChoices(field: PlainField<ChoiceList>, site: ChoiceSite): PlainField {
  if (!('options' in field)) return field;
  const { options } = field;
  return { ...field, options: typeof options === 'string' ? listed(options, site) : options };
}
