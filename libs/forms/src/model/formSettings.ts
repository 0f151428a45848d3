import { locationsFor, salePrice, type CountryCode, type PublicSite } from '@forecourt/domain';
import { sameWords, yesOrNo } from '@forecourt/domain/answers';
import { askedSubjects, dataMessages, messagesAbout, worded, type MessageTable } from '@forecourt/domain/messages';
import { enquiryCategories } from './categories.ts';
import type { FormDefinition } from './defineForm.ts';
import type { EnquirySite } from './enquirySite.ts';
import { holds, type FormField, type HiddenField } from './formField.ts';
import { offerAmounts } from './offerAmounts.ts';

/** A site's settings for one field of one form. What they leave out stays as the form has it. */
export interface FieldSetting {
  shown?: boolean;
  required?: boolean;
  label?: string;
  hint?: string;
  /** Dollar amounts offered as buttons, in place of the form's own. */
  quick?: readonly number[];
}

/** Field settings of a site, by the form's id and the field's name. */
export type SiteFormOverrides = Readonly<Record<string, Readonly<Record<string, FieldSetting>>>>;

/** Settings of a form on one site, and for one vehicle. */
export interface FormSettings {
  fields: Readonly<Record<string, FieldSetting>>;
  /** Ids of locations that a form of this site accepts. */
  locationIds: readonly string[];
  /** Fewer of them, by category, in a form that asks for the category. */
  locationsByCategory?: Readonly<Record<string, readonly string[]>>;
  /** Slugs of dealerships that a form of this site accepts. */
  dealershipSlugs: readonly string[];
  /** Maximum size of one document, in megabytes. @default 5 */
  documentMegabytes?: number;
  /** The visitor's current date, as '2026-11-21'. Without it no age is checked. */
  today?: string;
  /** Whose phone numbers and states are taken. @default 'AU' */
  country?: CountryCode;
  /** The site's own words for questions and for what is wrong with an answer, by their keys. @default none */
  messages?: MessageTable;
}

export interface FormVehicle {
  dealership_slug?: string | undefined;
  /** Whole cents. */
  price?: number | null;
}

/** Amounts to choose from: those based on the vehicle's price where the field asks about it, else the site's own. */
function quickOf(field: FormField, site: EnquirySite, vehicle: FormVehicle | null): Pick<FieldSetting, 'quick'> {
  if (field.type !== 'currency' || !field.quick) return {};
  const price = field.aboutPrice && vehicle ? salePrice({ price: vehicle.price ?? null }) : null;
  const quick = price === null ? site.forms.quickAmounts : offerAmounts(price);
  return quick ? { quick } : {};
}

/** Of a site's own words for questions those of this form, so that no page carries those of all. */
function ownQuestions(messages: MessageTable, form: FormDefinition): MessageTable {
  const own = messagesAbout(messages, ...askedSubjects);
  if (Object.keys(own).length === 0) return own;
  const asked = dataMessages([form, sameWords(enquiryCategories), sameWords(yesOrNo)]);
  return Object.fromEntries(Object.entries(own).filter(([key]) => Object.hasOwn(asked, key)));
}

/**
 * The settings of a form on a site. A form about one vehicle already knows category, location and dealership, so it
 * asks for none of them.
 * @param overrides the site's own wishes, by form and field; they go before everything else
 */
export function formSettings(
  site: EnquirySite,
  form: FormDefinition,
  vehicle: FormVehicle | null = null,
  overrides: SiteFormOverrides = site.forms.overrides,
): FormSettings {
  const ask = (yes: boolean): FieldSetting => ({ shown: yes, required: yes });
  const bySite: Record<string, FieldSetting> = {
    category: ask(vehicle === null && site.forms.showCategory),
    location_id: ask(
      vehicle === null && site.forms.showLocation && site.locations.filter(({ visible }) => visible).length > 1,
    ),
    dealership_slug: ask(vehicle === null && site.dealerships.length > 1),
    terms_agreed: ask(site.flags.requireTerms),
    ...(site.flags.messageOptional ? { message: { required: false } } : {}),
  };
  const fieldSettings = Object.hasOwn(overrides, form.id) ? (overrides[form.id] ?? {}) : {};
  const fields = form.fields.flatMap((field): [string, FieldSetting][] => {
    const { name } = field;
    const ruled = 'bySite' in field && field.bySite && Object.hasOwn(bySite, name) ? bySite[name] : undefined;
    const own = Object.hasOwn(fieldSettings, name) ? fieldSettings[name] : undefined;
    const setting = { ...quickOf(field, site, vehicle), ...ruled, ...own };
    return Object.keys(setting).length > 0 ? [[name, setting]] : [];
  });
  const words = { ...messagesAbout(site.messages, 'formError', 'file'), ...ownQuestions(site.messages, form) };
  return {
    fields: Object.fromEntries(fields),
    ...sitePlaces(site, vehicle),
    ...(vehicle === null && formLocations(site, form)),
    ...(site.country !== 'AU' && { country: site.country }),
    ...(Object.keys(words).length > 0 && { messages: words }),
  };
}

const hasCategoryField = ({ fields }: Pick<FormDefinition, 'fields'>): boolean =>
  fields.some(({ name }) => name === 'category');

/** Locations that take what a form is about. */
function formLocations(
  { locations }: EnquirySite,
  form: FormDefinition,
): Partial<Pick<FormSettings, 'locationIds' | 'locationsByCategory'>> {
  const idsFor = (category: string) => locationsFor(category, locations).map(({ id }) => id);
  if (!hasCategoryField(form)) return { locationIds: idsFor(form.category) };
  const all = idsFor('');
  const fewer = enquiryCategories.map((category) => [category, idsFor(category)] as const);
  return { locationsByCategory: Object.fromEntries(fewer.filter(([, ids]) => ids.length < all.length)) };
}

/** Ids of the locations that a form offers for the answers so far. */
export function offeredLocations(
  { locationIds, locationsByCategory = {} }: FormSettings,
  { category }: Readonly<Record<string, unknown>>,
): readonly string[] {
  const name = String(category);
  return (Object.hasOwn(locationsByCategory, name) ? locationsByCategory[name] : undefined) ?? locationIds;
}

/** Locations of a site that its forms accept. */
export function sitePlaces(
  site: Pick<PublicSite, 'locations' | 'dealerships'>,
  vehicle: FormVehicle | null,
): Pick<FormSettings, 'locationIds' | 'dealershipSlugs'> {
  const slugs = [
    ...site.dealerships.map(({ slug }) => slug),
    ...site.locations.map(({ dealership_slug }) => dealership_slug),
    ...(vehicle?.dealership_slug ? [vehicle.dealership_slug] : []),
  ];
  return { locationIds: site.locations.map(({ id }) => id), dealershipSlugs: [...new Set(slugs)] };
}

const settingOf = (name: string, { fields }: FormSettings): FieldSetting =>
  (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? {};

/** Whether this site uses a field at all, whatever the answers. */
export function isOffered<Field extends FormField>(
  field: Field,
  settings: FormSettings,
): field is Exclude<Field, HiddenField> {
  return field.type !== 'hidden' && (settingOf(field.name, settings).shown ?? !field.off);
}

/** The fields to show for the answers so far, with the site's labels, in the form's order. */
export function visibleFields<Field extends FormField>(
  form: Pick<FormDefinition<Field>, 'fields'>,
  settings: FormSettings,
  values: Readonly<Record<string, unknown>>,
): Exclude<Field, HiddenField>[] {
  return form.fields.flatMap((asked): Exclude<Field, HiddenField>[] => {
    if (!isOffered<Field>(asked, settings) || !holds(asked.when, values)) return [];
    const field = worded(asked, settings.messages ?? {});
    const { label = field.label, hint = field.hint, required, quick } = settingOf(field.name, settings);
    const needed = field.required;
    const isRequired = required ?? (typeof needed === 'object' ? holds(needed, values) : (needed ?? false));
    return [
      { ...field, label, required: isRequired, ...(hint === undefined ? {} : { hint }), ...(quick && { quick }) },
    ];
  });
}

/** Names of fields whose answers decide which others are shown or required. */
export function decidingNames(form: FormDefinition): string[] {
  const conditions = form.fields.flatMap((field) =>
    field.type === 'hidden' ? [] : [field.when, typeof field.required === 'object' ? field.required : undefined],
  );
  return [...new Set(conditions.flatMap((condition) => condition?.field ?? []))];
}
