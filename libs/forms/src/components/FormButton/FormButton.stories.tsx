import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { formDefaults } from '../../model/formDefaults.ts';
import { offerForm } from '../../model/forms/vehicleForms.ts';
import { sampleAcceptingEndpoint } from '../../testing/index.ts';
import { FormButton } from './FormButton.tsx';

const meta = {
  title: 'Forms/FormButton',
  component: FormButton,
  args: {
    form: 'offer',
    href: '/enquire',
    children: 'Make an offer',
    title: 'Make an Offer',
    defaults: formDefaults(offerForm, sampleSite, sampleVehicle),
    endpoint: sampleAcceptingEndpoint,
    vehicle: sampleVehicle,
    onSuccess: () => undefined,
  },
} satisfies Meta<typeof FormButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', icon: 'dollar' } };
export const LongText: Story = {
  args: { children: 'Make the Fremantle sales team an offer on this vehicle', full: true },
};
