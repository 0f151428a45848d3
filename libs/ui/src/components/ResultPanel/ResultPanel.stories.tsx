import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Text } from '../Text/Text.tsx';
import { ResultPanel } from './ResultPanel.tsx';

const meta = {
  title: 'UI/ResultPanel',
  component: ResultPanel,
  args: {
    title: 'It’s yours until Saturday 28 November, 2:15 pm',
    state: 'Reserved',
    icon: 'check',
    tone: 'success',
    children: <p>Your deposit of $200 is paid and the vehicle is marked as reserved.</p>,
    next: ['See and drive the vehicle.', 'Decide before the hold ends.', 'Changed your mind? You get all $200 back.'],
    actions: <ButtonLink href="#back">Back to the vehicle</ButtonLink>,
    subject: <Text size="large">2023 Toyota RAV4 GXL</Text>,
    facts: [
      { name: 'Deposit', value: '$200' },
      { name: 'Reference', value: 'R-7K2M9' },
    ],
    aboutLabel: 'Your reservation',
  },
} satisfies Meta<typeof ResultPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const alone = { next: [], subject: null, facts: [], aboutLabel: undefined } satisfies Story['args'];

export const Default: Story = {};
export const WithNoteAndDetails: Story = {
  args: {
    note: <p>After delivery you have a 48-hour money-back guarantee.</p>,
    details: <Text tone="muted">Sums of the order</Text>,
  },
};
export const Loading: Story = {
  args: {
    title: 'We’re waiting for your bank',
    state: 'Payment in progress',
    icon: 'clock',
    tone: 'neutral',
    next: [],
    children: <p role="status">This usually takes a few seconds.</p>,
  },
};
export const Error: Story = {
  tags: ['axe'],
  args: {
    title: 'Your payment was declined',
    state: 'Payment declined',
    icon: 'warning',
    tone: 'danger',
    next: [],
    children: <p>You haven’t been charged.</p>,
    actions: (
      <>
        <Button variant="success">Try again</Button>
        <Button variant="secondary">Back to the vehicle</Button>
      </>
    ),
  },
};
export const Warning: Story = {
  args: { ...alone, title: 'Someone else got in first', state: 'Not reserved', icon: 'warning', tone: 'warning' },
};
export const Empty: Story = { args: { ...alone, actions: undefined } };
export const WithinAPage: Story = { args: { level: 2 } };
export const LongText: Story = {
  args: {
    title: 'Thank you, Wolfeschlegelsteinhausenbergerdorff. Your order of three vehicles for delivery is in',
    state: 'Order placed and waiting for the people who prepare the papers',
    subject: <Text size="large">2018 Toyota LandCruiser Prado Kakadu with a name that goes on and on</Text>,
    facts: [{ name: 'Reference', value: '018f3c2a-7c1b-7e2a-9b58-5d4a4f0c7be1-018f3c2a-7c1b-7e2a' }],
  },
};
