import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '@forecourt/ui';
import { SuccessMessage } from './SuccessMessage.tsx';

const meta = {
  title: 'Content/SuccessMessage',
  component: SuccessMessage,
  args: {
    title: 'Thanks, we’ve got your message',
    text: ['Someone at Harbour Toyota will read it and get back to you, usually on the same working day.'],
    next: ['We check the details you sent.', 'One of our team calls or emails you.'],
    facts: [{ name: 'Reference', value: '6F1C0F3E' }],
    isMailed: true,
    hours: 'Open now, closes 5:30 pm',
    call: (
      <ButtonLink href="/contact" variant="secondary" icon="phone">
        Call Now
      </ButtonLink>
    ),
    searchPath: '/search',
    nounPlural: 'vehicles',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SuccessMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Appointment: Story = {
  args: {
    title: 'Your test drive is booked',
    text: ['See you on Saturday 28 November 2026 at 9:00 am at Harbour Toyota Sales, 12 Quarry Street.'],
    facts: [
      { name: 'What', value: '2023 Toyota RAV4 GXL Hybrid' },
      { name: 'When', value: 'Saturday 28 November 2026 at 9:00 am' },
      { name: 'Reference', value: '6F1C0F3E' },
    ],
    calendarHref: '/success/appointment.ics',
  },
};

export const Bare: Story = { args: { next: [], facts: [], isMailed: false, hours: undefined, call: null } };

export const WithoutPhone: Story = { args: { call: null, hours: undefined } };
