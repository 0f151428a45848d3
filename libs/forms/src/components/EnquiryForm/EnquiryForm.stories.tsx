import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite } from '@forecourt/ui/testing';
import { sampleVehicle } from '@forecourt/domain/testing';
import { expect, userEvent, within } from 'storybook/test';
import {
  sampleAcceptingEndpoint,
  sampleEnquiryDefaults,
  sampleEnquiryOptions,
  sampleGroupDefaults,
  sampleGroupOptions,
  sampleGroupSite,
  sampleRefusingEndpoint,
} from '../../testing/index.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

const filled = {
  ...sampleEnquiryDefaults,
  name: 'Robin',
  last_name: 'Nguyen',
  email: 'robin@example.com.au',
  phone: '0412 345 678',
  postcode: '6160',
};

const meta = {
  title: 'Forms/EnquiryForm',
  component: EnquiryForm,
  args: {
    options: sampleEnquiryOptions,
    defaults: sampleEnquiryDefaults,
    endpoint: sampleAcceptingEndpoint,
    vehicle: sampleVehicle,
    heading: 'Ask about this car',
    onSuccess: () => undefined,
  },
} satisfies Meta<typeof EnquiryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTerms: Story = { args: { options: { ...sampleEnquiryOptions, requireTerms: true } } };
export const WithSelects: Story = {
  args: { options: sampleGroupOptions, defaults: sampleGroupDefaults, vehicle: null, heading: 'Send us a message' },
  decorators: [
    (Story) => (
      <TestSite site={sampleGroupSite}>
        <Story />
      </TestSite>
    ),
  ],
};
export const Service: Story = { args: { defaults: { ...sampleEnquiryDefaults, category: 'Service Enquiry' } } };
export const WithExtraQuestions: Story = {
  args: { also: ['do-you-have-a-trade-in', 'additional_services', 'opt_in_finance', 'opt_in_trade'] },
};
export const Errors: Story = {
  args: { defaults: { ...sampleEnquiryDefaults, postcode: '616' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }));
    await expect(await canvas.findByRole('alert', { name: 'Please fix the following errors:' })).toHaveFocus();
  },
};
export const ServerFailure: Story = {
  args: { defaults: filled, endpoint: sampleRefusingEndpoint },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }));
    await expect(await canvas.findByText(/cannot take enquiries right now/)).toBeVisible();
  },
};
export const Sent: Story = {
  args: { defaults: filled },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }));
    await expect(await canvas.findByText('Thank you')).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    heading: 'Ask the sales team at the Fremantle pre-owned centre about this Toyota LandCruiser Prado Kakadu',
    submitLabel: 'Send my enquiry to Harbour Toyota Fremantle and South Metropolitan Pre-owned Centre',
    defaults: { ...filled, last_name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh' },
  },
};
