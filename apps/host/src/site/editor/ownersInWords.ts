import { countries, countryCodes, countryOwner, type ContentOwner, type Site } from '@forecourt/domain';

function ownerInWords(owner: ContentOwner): string {
  const country = countryCodes.find((code) => owner === countryOwner(code));
  if (country) return `all dealers in ${countries[country].name}`;
  return owner === 'shared' ? 'every site' : `all ${owner.slice('manufacturers/'.length)} dealers`;
}

/** Whose words a record has. @param owners the widest first */
export function ownersInWords({ slug }: Pick<Site, 'slug'>, owners: readonly ContentOwner[]): string {
  const wider = owners.filter((owner) => owner !== `sites/${slug}`).map((owner) => ownerInWords(owner));
  const isOwn = owners.length > wider.length;
  if (owners.length === 0) return 'Not published yet';
  if (wider.length === 0) return 'Your own text';
  return isOwn ? `Your text, instead of the text for ${wider.join(' and ')}` : `Text for ${wider.join(' and ')}`;
}
