import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@forecourt/ui';
import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { formDefaults } from '../../model/formDefaults.ts';
import { offerForm, testDriveForm } from '../../model/forms/vehicleForms.ts';
import { sampleAcceptingEndpoint, sampleSlotsEndpoint } from '../../testing/index.ts';
import { FormDialog } from './FormDialog.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';

const meta = {
  title: 'Forms/FormDialog',
  component: FormDialog,
  args: {
    open: true,
    onOpenChange: () => undefined,
    form: 'offer',
    title: 'Make an Offer',
    summary: <Text as="strong">{sampleVehicle.name}</Text>,
    defaults: formDefaults(offerForm, sampleSite, sampleVehicle),
    endpoint: sampleAcceptingEndpoint,
    slotsHref: sampleSlotsEndpoint,
    vehicle: sampleVehicle,
    onSuccess: () => undefined,
  },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TestDrive: Story = {
  tags: ['axe'],
  args: {
    form: 'test-drive',
    title: 'Book a test drive',
    defaults: formDefaults(testDriveForm, sampleSite, sampleVehicle),
  },
};
export const Loading: Story = { render: () => <FormSkeleton /> };
export const LongText: Story = {
  args: { title: 'Make an offer on this 2023 Toyota LandCruiser Prado Kakadu with the towing package' },
};
