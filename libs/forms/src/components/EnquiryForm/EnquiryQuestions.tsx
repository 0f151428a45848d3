import { CheckboxField, Grid, SelectField, SiteLink, TextAreaField, TextField, useSite } from '@forecourt/ui';
import { Fragment, type ReactNode } from 'react';
import { enquiryCategories } from '../../model/categories.ts';
import type { EnquiryDefaults } from '../../model/enquiryDefaults.ts';
import { messageLimit } from '../../model/enquirySchema.ts';
import { isTicked } from '../../model/fields.ts';
import type { EnquiryFormState } from '../../model/formState.ts';
import type { EnquiryField } from './enquiryFields.ts';
import type { EnquiryFormControl } from './useChosenCategory.ts';

export interface EnquiryQuestionsProps {
  form: EnquiryFormControl;
  asked: readonly EnquiryField[];
  defaults: EnquiryDefaults;
  messageRequired: boolean;
  posted: EnquiryFormState['values'];
  idOf: (field: EnquiryField) => string;
}

const categories = enquiryCategories.map((category) => ({ value: category, label: category }));
const yesOrNo = ['Yes', 'No'].map((answer) => ({ value: answer, label: answer }));

/** The questions themselves, each with its first value, its error and its place in the form's order. */
export function EnquiryQuestions(props: EnquiryQuestionsProps) {
  const { form, asked, defaults, messageRequired, posted, idOf } = props;
  const { site } = useSite();
  const { errors } = form.formState;

  const common = (name: EnquiryField) => ({ id: idOf(name), error: errors[name]?.message });
  const text = (name: EnquiryField) => ({
    ...form.register(name),
    ...common(name),
    defaultValue: posted?.[name] ?? String(defaults[name]),
  });
  const box = (name: EnquiryField) => ({
    ...form.register(name),
    ...common(name),
    defaultChecked: posted ? isTicked(posted[name]) : isTicked(defaults[name]),
  });
  const places = site.locations.filter(({ visible }) => visible).map(({ id, name }) => ({ value: id, label: name }));
  const dealerships = site.dealerships.map(({ slug, name }) => ({ value: slug, label: name }));

  const questions: Record<EnquiryField, () => ReactNode> = {
    name: () => <TextField label="First name" required autoComplete="given-name" maxLength={80} {...text('name')} />,
    last_name: () => (
      <TextField label="Last name" required autoComplete="family-name" maxLength={80} {...text('last_name')} />
    ),
    email: () => (
      <TextField label="Email" type="email" required autoComplete="email" maxLength={254} {...text('email')} />
    ),
    phone: () => <TextField label="Phone" type="tel" required autoComplete="tel" maxLength={30} {...text('phone')} />,
    postcode: () => (
      <TextField
        label="Postcode"
        required
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={4}
        {...text('postcode')}
      />
    ),
    category: () => <SelectField label="What is it about?" required options={categories} {...text('category')} />,
    location_id: () => (
      <SelectField
        label="Location"
        required
        placeholder="Choose a location"
        options={places}
        {...text('location_id')}
      />
    ),
    dealership_slug: () => (
      <SelectField
        label="Dealership"
        required
        placeholder="Choose a dealership"
        options={dealerships}
        {...text('dealership_slug')}
      />
    ),
    Rego: () => <TextField label="Rego" maxLength={12} autoCapitalize="characters" {...text('Rego')} />,
    'do-you-have-a-trade-in': () => (
      <SelectField
        label="Do you have a trade-in?"
        placeholder="Choose"
        options={yesOrNo}
        {...text('do-you-have-a-trade-in')}
      />
    ),
    additional_services: () => (
      <TextField label="Additional services" maxLength={500} {...text('additional_services')} />
    ),
    message: () => (
      <TextAreaField label="Comments" required={messageRequired} maxLength={messageLimit} {...text('message')} />
    ),
    opt_in: () => <CheckboxField label="Send me news and offers" {...box('opt_in')} />,
    opt_in_finance: () => <CheckboxField label="Contact me about finance" {...box('opt_in_finance')} />,
    opt_in_trade: () => <CheckboxField label="Contact me about trading in my vehicle" {...box('opt_in_trade')} />,
    terms_agreed: () => (
      <CheckboxField
        label={
          <>
            I agree to the{' '}
            <SiteLink href="/terms-and-conditions" target="_blank">
              terms of use
            </SiteLink>
          </>
        }
        required
        {...box('terms_agreed')}
      />
    ),
  };

  const first: readonly EnquiryField[] = ['name', 'last_name', 'email', 'phone'];
  const show = (field: EnquiryField) => <Fragment key={field}>{questions[field]()}</Fragment>;
  return (
    <>
      <Grid min="13rem" gap={2}>
        {asked.filter((field) => first.includes(field)).map(show)}
      </Grid>
      {asked.filter((field) => !first.includes(field)).map(show)}
    </>
  );
}
