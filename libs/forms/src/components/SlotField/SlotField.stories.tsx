import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAppointments, sampleRefusingEndpoint, sampleSlotsEndpoint } from '../../testing/index.ts';
import { SlotField } from './SlotField.tsx';

const meta = {
  title: 'Forms/SlotField',
  component: SlotField,
  args: {
    id: 'appointment',
    label: 'When would you like to drive?',
    href: sampleSlotsEndpoint,
    value: sampleAppointments.days[0]?.slots[1]?.start ?? '',
    onChoose: () => undefined,
    onGone: () => undefined,
    otherwise: { name: 'preferred_time', label: 'Preferred time', hint: 'For example: Saturday morning' },
  },
} satisfies Meta<typeof SlotField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Failed: Story = { args: { href: sampleRefusingEndpoint }, tags: ['axe'] };
export const Error: Story = {
  args: { error: 'Someone else has just taken this time. Please choose another.' },
  tags: ['axe'],
};
export const LongText: Story = {
  args: { label: 'When would you like to come and drive it with one of our people at the Fremantle centre?' },
};
