import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVehicle } from '@forecourt/domain/testing';
import { sampleAcceptingEndpoint, sampleEnquiryDefaults, sampleEnquiryOptions } from '../../testing/index.ts';
import { EnquireButton } from './EnquireButton.tsx';

const meta = {
  title: 'Forms/EnquireButton',
  component: EnquireButton,
  args: {
    href: '/cars/sample/enquire',
    children: 'Enquire now',
    title: 'Ask about this car',
    options: sampleEnquiryOptions,
    defaults: sampleEnquiryDefaults,
    endpoint: sampleAcceptingEndpoint,
    vehicle: sampleVehicle,
    onSuccess: () => undefined,
  },
} satisfies Meta<typeof EnquireButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', icon: 'mail' } };
export const LongText: Story = { args: { children: 'Ask the Fremantle sales team about this vehicle', full: true } };
