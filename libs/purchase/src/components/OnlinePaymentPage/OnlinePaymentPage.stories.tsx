import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, ButtonLink, Cluster } from '@forecourt/ui';
import { heldAnswer } from '@forecourt/ui/testing';
import { expect, userEvent, within } from 'storybook/test';
import { nothingPosted } from '../../model/formReading.ts';
import { sampleOnlinePayment, sampleOnlinePaymentOptions } from '../../testing/index.ts';
import { OnlinePaymentPage, type OnlinePaymentPageProps } from './OnlinePaymentPage.tsx';

const keep: OnlinePaymentPageProps['action'] = (state) => Promise.resolve(state);
const held = heldAnswer(nothingPosted);
const button = 'Continue to secure payment';

const meta = {
  title: 'Purchase/OnlinePaymentPage',
  component: OnlinePaymentPage,
  args: {
    options: sampleOnlinePaymentOptions,
    idempotencyKey: 'story-key-1',
    action: keep,
    paymentMethods: (
      <Cluster>
        {['Mastercard', 'Visa', 'Google Pay', 'Apple Pay'].map((name) => (
          <Badge key={name}>{name}</Badge>
        ))}
      </Cluster>
    ),
    contact: (
      <ButtonLink href="/contact" variant="secondary">
        Contact us
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof OnlinePaymentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneDealership: Story = {
  args: { options: { ...sampleOnlinePaymentOptions, locations: sampleOnlinePaymentOptions.locations.slice(0, 1) } },
};
export const Known: Story = { args: { entries: sampleOnlinePayment } };
/** The site takes no payments. */
export const Empty: Story = { args: { options: null } };
export const Errors: Story = {
  args: {
    action: (_state, data) =>
      Promise.resolve({
        entries: { amount: String(data.get('amount')) },
        fieldErrors: {
          reference:
            'Enter the number on your invoice or quote. If you don’t have one, tell us what you’re paying for.',
          amount: 'Enter the amount in dollars and cents, like 1,250.50.',
        },
        error: 'Enter the number on your invoice or quote. If you don’t have one, tell us what you’re paying for.',
      }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount in dollars' }), '12,50');
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await expect(await canvas.findByRole('alert', { name: 'Please fix the following errors:' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Amount in dollars' })).toHaveValue('12,50');
  },
};
export const Failure: Story = {
  tags: ['axe'],
  args: {
    state: {
      entries: sampleOnlinePayment,
      fieldErrors: {},
      error:
        'We couldn’t open the payment page just now. You haven’t been charged. Please try again in a minute, or call us.',
    },
  },
};
export const Loading: Story = {
  args: { action: held.give },
  beforeEach: held.hold,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await expect(await canvas.findByRole('button', { name: button, busy: true })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    title: 'Pay the deposit of your new motorhome, its accessories or its yearly inspection',
    intro:
      'Pay an invoice, a quote or an order of any of our dealerships by card or wallet. The dealership hears of it at once and calls you when your vehicle is ready to be collected.',
    options: {
      ...sampleOnlinePaymentOptions,
      purposes: ['Excess of an insurance claim for hail damage to a vehicle'],
      maxCents: 100_000_000,
    },
  },
};
