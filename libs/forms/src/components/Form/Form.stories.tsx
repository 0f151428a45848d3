import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { TestSite } from '@forecourt/ui/testing';
import { expect, userEvent, within } from 'storybook/test';
import { aboutYou } from '../../model/forms/questions.ts';
import { emailUsSetup } from '../../model/emailUs.ts';
import { defineForm } from '../../model/defineForm.ts';
import { formSettings } from '../../model/formSettings.ts';
import { enquiryForm } from '../../model/forms/enquiry.ts';
import { formDefaults } from '../../model/formDefaults.ts';
import { standardForms, type StandardFormId } from '../../model/forms/standardForms.ts';
import {
  sampleAcceptingEndpoint,
  sampleFieldErrorEndpoint,
  sampleFilesEndpoint,
  sampleGroupDefaults,
  sampleGroupSite,
  sampleRefusingEndpoint,
  sampleSlotsEndpoint,
} from '../../testing/index.ts';
import { Form } from './Form.tsx';

const visitor = {
  name: 'Robin',
  last_name: 'Nguyen',
  email: 'robin@example.com.au',
  phone: '0412 345 678',
  postcode: '6160',
};
const about = (form: StandardFormId, more = {}) => ({
  form,
  heading: standardForms[form].title,
  defaults: formDefaults(standardForms[form], sampleSite, sampleVehicle, more),
});
const dealer = (form: StandardFormId, more = {}) => ({
  form,
  heading: standardForms[form].title,
  vehicle: null,
  defaults: formDefaults(standardForms[form], sampleSite, null, more),
});

const meta = {
  title: 'Forms/Form',
  tags: ['picture'],
  component: Form,
  args: {
    ...about('test-drive'),
    endpoint: sampleAcceptingEndpoint,
    slotsHref: sampleSlotsEndpoint,
    filesHref: sampleFilesEndpoint,
    vehicle: sampleVehicle,
    onSuccess: () => undefined,
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Saturday 28 November' }));
    await userEvent.click(canvas.getByRole('radio', { name: '10:00 am' }));
    await expect(canvas.getByRole('radio', { name: '10:00 am' })).toBeChecked();
  },
};
export const WithoutTimes: Story = { args: { slotsHref: sampleRefusingEndpoint } };
export const Enquiry: Story = { args: about('enquiry') };
/** On a site that requires its terms and asks more than most. */
export const EnquiryWithMore: Story = {
  args: {
    ...about('enquiry'),
    settings: formSettings(sampleSite, enquiryForm, sampleVehicle, {
      enquiry: {
        terms_agreed: { shown: true, required: true },
        'do-you-have-a-trade-in': { shown: true },
        additional_services: { shown: true },
        opt_in_finance: { shown: true },
        opt_in_trade: { shown: true },
      },
    }),
  },
};
/** About no vehicle, on a site of several dealerships. */
export const EnquiryOfGroup: Story = {
  args: { form: 'enquiry', heading: 'Send us a message', vehicle: null, defaults: sampleGroupDefaults },
  decorators: [
    (Story) => (
      <TestSite site={sampleGroupSite}>
        <Story />
      </TestSite>
    ),
  ],
};
export const InSteps: Story = { args: about('enquiry-steps') };
export const SecondStep: Story = {
  args: about('enquiry-steps'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('group', { name: 'Step 2 of 2: About you' })).toHaveFocus();
  },
};
export const Finance: Story = { args: about('finance', { vehiclePriceBudget: '42990' }) };
export const EmailUs: Story = {
  args: { ...dealer('email-us'), ...emailUsSetup(sampleSite, sampleSite.locations[0]!) },
};
export const NewVehicle: Story = { args: dealer('new-vehicle', { wanted_model: 'Toyota LandCruiser Prado Kakadu' }) };
export const Survey: Story = {
  args: dealer('survey', visitor),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '9' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await expect(await canvas.findByRole('textbox', { name: 'Phone' })).toHaveValue('0412 345 678');
  },
};
export const FinanceApplication: Story = {
  args: about('finance-application', { vehiclePriceBudget: '42990' }),
  tags: ['axe'],
};
/** The second step, whose questions depend on answers. */
export const FinanceIncome: Story = {
  args: about('finance-application', visitor),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Your work' }), 'Full time');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Where you live' }), 'I rent');
    await expect(await canvas.findByRole('textbox', { name: 'Monthly rent or mortgage' })).toBeVisible();
  },
};
export const WithFiles: Story = {
  args: dealer('complaint', visitor),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const file = new File(['picture'], 'invoice.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText(/Photos or paperwork/, { selector: 'input' }), file);
    await expect(await canvas.findByText('2 of 8 pictures added')).toBeVisible();
  },
};

/** A form declared by an agency: data only. */
export const OwnForm: Story = {
  tags: ['axe'],
  args: {
    form: defineForm({
      id: 'call-me',
      title: 'Call me back',
      category: 'General Enquiry',
      submitLabel: 'Call me back',
      fields: [
        ...aboutYou,
        {
          type: 'radio',
          name: 'call_at',
          label: 'When?',
          options: ['Morning', 'Afternoon'].map((value) => ({ value, label: value })),
        },
        { type: 'rego', name: 'plate', state: 'plate_state', label: 'Rego' },
      ],
    }),
    heading: 'Call me back',
    vehicle: null,
    defaults: {},
  },
};
export const Errors: Story = {
  args: about('offer'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your offer' }), '12.5k');
    await userEvent.click(canvas.getByRole('button', { name: 'Send my offer' }));
    await expect(await canvas.findByRole('alert', { name: 'Please fix the following errors:' })).toHaveFocus();
  },
};
export const RefusedField: Story = {
  args: { ...about('request-photos', visitor), endpoint: sampleFieldErrorEndpoint },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Request photos' }));
    await expect(await canvas.findAllByText('We cannot reach this address.')).toHaveLength(2);
  },
};
export const ServerFailure: Story = {
  args: { ...about('request-photos', visitor), endpoint: sampleRefusingEndpoint },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Request photos' }));
    await expect(await canvas.findByText(/cannot take enquiries right now/)).toBeVisible();
  },
};
export const Sent: Story = {
  args: about('request-photos', visitor),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Request photos' }));
    await expect(await canvas.findByText('Thank you')).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    ...about('offer', { ...visitor, last_name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh' }),
    heading: 'Make the Fremantle pre-owned centre an offer on this Toyota LandCruiser Prado Kakadu',
    submitLabel: 'Send my offer to Harbour Toyota Fremantle and South Metropolitan Pre-owned Centre',
  },
};
