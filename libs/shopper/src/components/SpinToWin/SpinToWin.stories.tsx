import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Section } from '@forecourt/ui';
import { heldAnswer } from '@forecourt/ui/testing';
import { expect, userEvent, within } from 'storybook/test';
import { samplePrizes, sampleTicket } from '../../testing/index.ts';
import { SpinToWin, type SpinToWinProps } from './SpinToWin.tsx';

const win: SpinToWinProps['action'] = () => Promise.resolve({ won: sampleTicket, error: null });

const held = heldAnswer({ won: null, error: null });

const meta = {
  title: 'Shopper/SpinToWin',
  tags: ['picture'],
  component: SpinToWin,
  args: {
    prizes: samplePrizes,
    status: 'open',
    signInHref: null,
    won: null,
    action: win,
    terms: 'One spin for each mobile number.\nPrizes are given at the dealership and cannot be exchanged for cash.',
    closes: 'Thursday 31 December 2026',
    timeZone: 'Australia/Perth',
  },
  decorators: [
    (Story) => (
      <Section>
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
} satisfies Meta<typeof SpinToWin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SignedOut: Story = { args: { signInHref: '/sign-in?type=spin-to-win' } };
export const Won: Story = { args: { won: sampleTicket }, tags: ['axe'] };
/** While the server decides. */
export const Loading: Story = {
  args: { action: held.give },
  beforeEach: held.hold,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Spin the wheel' }));
    await expect(await canvas.findByRole('button', { name: 'Spin the wheel', busy: true })).toBeVisible();
  },
};
export const Error: Story = {
  args: {
    action: () =>
      Promise.resolve({
        won: null,
        error: 'We couldn’t spin the wheel just now. You still have your spin: please try again in a minute.',
      }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Spin the wheel' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Closed: Story = { args: { status: 'closed', signInHref: '/sign-in?type=spin-to-win' } };
export const Empty: Story = { args: { status: 'none', prizes: [], terms: '', closes: null } };
export const TwoPrizes: Story = { args: { prizes: samplePrizes.slice(0, 2) } };
export const LongText: Story = {
  args: {
    title: 'Spin the wheel and win one of twelve prizes for you and your new vehicle',
    prizes: [...samplePrizes, ...samplePrizes.slice(1)].map((prize, index) => ({
      ...prize,
      id: String(index),
      name: index === 3 ? 'A weekend for two at the vineyards of Margaret River' : prize.name,
    })),
    terms: 'One spin for each mobile number. '.repeat(40),
  },
};
