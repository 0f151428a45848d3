import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@forecourt/ui';
import { expect, userEvent, within } from 'storybook/test';
import { sampleOrder, samplePurchaseContext, samplePurchaseVehicle } from '../../testing/index.ts';
import { PurchaseJourney, type PurchaseJourneyProps } from './PurchaseJourney.tsx';

const keep: PurchaseJourneyProps['action'] = (state) => Promise.resolve(state);

const meta = {
  title: 'Purchase/PurchaseJourney',
  component: PurchaseJourney,
  args: {
    vehicle: samplePurchaseVehicle,
    context: samplePurchaseContext,
    entries: sampleOrder,
    step: 'your-car',
    base: '/checkout-journey?car_id=rav4',
    action: keep,
    holdHours: 48,
    paymentMethods: <Badge>Visa</Badge>,
  },
} satisfies Meta<typeof PurchaseJourney>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { entries: {}, step: null } };
export const Kept: Story = {
  args: {
    entries: { 'your-car': sampleOrder['your-car'] ?? {} },
    step: null,
    savedAt: 'Tuesday',
    restart: '/checkout-journey',
  },
};
export const PriceChanged: Story = { args: { context: { ...samplePurchaseContext, price: 4_399_000 } } };
export const TradeIn: Story = { args: { step: 'trade-in' }, tags: ['axe'] };
export const NoTradeInYet: Story = {
  args: { step: 'trade-in', entries: { 'your-car': sampleOrder['your-car'] ?? {} } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox', { name: 'Plate' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes, I have a car to trade in' }));
    await expect(canvas.getByRole('textbox', { name: 'Plate' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'No trade-in' }));
    await expect(canvas.queryByRole('textbox', { name: 'Plate' })).toBeNull();
  },
};
/** The valuation that the visitor accepted is the trade-in until they say otherwise. */
export const AcceptedTradeIn: Story = {
  args: {
    step: 'trade-in',
    entries: { 'your-car': sampleOrder['your-car'] ?? {} },
    ownTradeIn: {
      rego: '1ABC234',
      state: 'WA',
      make: 'Mazda',
      model: 'CX-5',
      year: 2019,
      kms: 42_000,
      offer: 1_850_000,
    },
  },
};
export const Payment: Story = { args: { step: 'payment' }, tags: ['axe'] };
export const Extras: Story = {
  args: { step: 'extras' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Paint protection/ }));
    await expect(canvas.getByText('3 chosen: $2,384')).toBeVisible();
  },
};
export const Delivery: Story = { args: { step: 'delivery' }, tags: ['axe'] };
export const PickupOnly: Story = {
  args: {
    step: 'delivery',
    entries: { ...sampleOrder, delivery: { handover: 'Pickup' } },
    context: { ...samplePurchaseContext, delivery: null },
  },
};
export const Details: Story = { args: { step: 'details' }, tags: ['axe'] };
export const Deposit: Story = { args: { step: 'deposit', moneyBackHours: 48 }, tags: ['axe'] };
export const Errors: Story = {
  args: {
    step: 'details',
    action: () =>
      Promise.resolve({
        entries: { name: 'Robin', phone: '12' },
        fieldErrors: {
          last_name: 'Enter your last name.',
          phone: 'Enter an Australian phone number, like 0412 345 678.',
        },
        error: 'Enter your last name.',
      }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to deposit' }));
    await expect(await canvas.findByRole('alert', { name: 'Please fix the following errors:' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('12');
  },
};
export const AmountsChanged: Story = {
  args: {
    step: 'deposit',
    state: {
      entries: null,
      fieldErrors: {},
      error:
        'The amounts have changed: the total is now $44,185 and the deposit $200. Check them, and pay if you’re happy.',
    },
  },
};
export const LongText: Story = {
  args: {
    step: 'deposit',
    vehicle: {
      ...samplePurchaseVehicle,
      name: '2018 Toyota LandCruiser Prado Kakadu with a name that is long enough to wrap over several lines',
    },
    entries: {
      ...sampleOrder,
      details: { ...sampleOrder.details, last_name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh' },
    },
  },
};
