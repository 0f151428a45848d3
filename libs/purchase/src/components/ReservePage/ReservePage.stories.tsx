import type { Meta, StoryObj } from '@storybook/react-vite';
import { paymentMethods, waysToPay } from '@forecourt/domain';
import { heldAnswer } from '@forecourt/ui/testing';
import { expect, userEvent, within } from 'storybook/test';
import { nothingPosted } from '../../model/formReading.ts';
import { samplePurchaseVehicle } from '../../testing/index.ts';
import { ReservePage, type ReservePageProps } from './ReservePage.tsx';

const keep: ReservePageProps['action'] = (state) => Promise.resolve(state);
const held = heldAnswer(nothingPosted);

const meta = {
  title: 'Purchase/ReservePage',
  tags: ['picture'],
  component: ReservePage,
  args: {
    vehicle: samplePurchaseVehicle,
    deposit: 20_000,
    holdHours: 48,
    requireTerms: false,
    idempotencyKey: 'story-key-1',
    action: keep,
    methods: paymentMethods,
  },
} satisfies Meta<typeof ReservePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTermsAndGuarantee: Story = { args: { requireTerms: true, moneyBackHours: 48 } };
export const CardsOnly: Story = { args: { methods: waysToPay(['card']) } };
export const Known: Story = {
  args: {
    visitor: {
      name: 'Robin',
      last_name: 'Nguyen',
      email: 'robin@example.com.au',
      phone: '0412 345 678',
      postcode: '6160',
    },
  },
};
export const Errors: Story = {
  args: {
    action: (_state, data) =>
      Promise.resolve({
        entries: { name: String(data.get('name')), postcode: String(data.get('postcode')) },
        fieldErrors: {
          email: 'Enter your email address, like name@example.com.au.',
          postcode: 'Invalid postcode. Please enter a 4-digit number.',
        },
        error: 'Enter your email address, like name@example.com.au.',
      }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Robin');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), '616');
    await userEvent.click(canvas.getByRole('button', { name: 'Reserve for $200' }));
    await expect(await canvas.findByRole('alert', { name: 'Please fix the following errors:' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveValue('616');
  },
};
export const Failure: Story = {
  tags: ['axe'],
  args: {
    state: {
      entries: { name: 'Robin' },
      fieldErrors: {},
      error: 'We cannot take payments just now. Please try again.',
    },
  },
};
export const Loading: Story = {
  args: { action: held.give },
  beforeEach: held.hold,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Reserve for $200' }));
    await expect(await canvas.findByRole('button', { name: 'Reserve for $200', busy: true })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    vehicle: {
      ...samplePurchaseVehicle,
      name: '2018 Toyota LandCruiser Prado Kakadu with a name that is long enough to wrap over several lines',
      primary_image_url: null,
      price: {
        kind: 'subscription',
        rent: { amount: 29_900, per: 'week' },
        sale: { kind: 'sale', amount: 4_299_000, was: null, priceType: 'Excluding Government Charges' },
      },
      location_name: 'Fremantle and South Metropolitan Pre-owned Centre',
    },
    deposit: 123_456_78,
  },
};
