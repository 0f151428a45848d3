import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@forecourt/ui';
import { sampleVehicle } from '@forecourt/domain/testing';
import { sampleAcceptingEndpoint, sampleEnquiryDefaults, sampleEnquiryOptions } from '../../testing/index.ts';
import { EnquiryDialog } from './EnquiryDialog.tsx';
import { FormSkeleton } from '../FormDialog/FormSkeleton.tsx';

const meta = {
  title: 'Forms/EnquiryDialog',
  component: EnquiryDialog,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Ask about this car',
    summary: <Text as="strong">{sampleVehicle.name}</Text>,
    options: sampleEnquiryOptions,
    defaults: sampleEnquiryDefaults,
    endpoint: sampleAcceptingEndpoint,
    vehicle: sampleVehicle,
    onSuccess: () => undefined,
  },
} satisfies Meta<typeof EnquiryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { render: () => <FormSkeleton /> };
export const LongText: Story = {
  args: { title: 'Ask the sales team about this 2023 Toyota LandCruiser Prado Kakadu with the towing package' },
};
