import type { Meta, StoryObj } from '@storybook/react-vite';
import { heldAnswer, TestSite } from '@forecourt/ui/testing';
import { expect, userEvent, within } from 'storybook/test';
import { firstSignInState } from '../../model/signIn.ts';
import { sampleCodeState, sampleSignInAction } from '../../testing/index.ts';
import { SignInForm } from './SignInForm.tsx';

const held = heldAnswer(firstSignInState);

const meta = {
  title: 'Shopper/SignInForm',
  component: SignInForm,
  args: { type: null, redirect: '/my-garage', back: '/search', action: sampleSignInAction },
} satisfies Meta<typeof SignInForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checkout: Story = { args: { type: 'checkout' } };
export const Finance: Story = {
  args: { type: 'finance', instead: { href: '/finance', label: 'Work out repayments without signing in' } },
};

export const Code: Story = { args: { type: 'checkout', initialState: sampleCodeState }, tags: ['axe'] };
export const CodeMayBeSentAgain: Story = { args: { initialState: { ...sampleCodeState, resendAfterSeconds: 0 } } };

export const Error: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '0412 345');
    await userEvent.click(canvas.getByRole('button', { name: 'Text me a code' }));
    await expect(await canvas.findByText(/^Enter an Australian mobile number/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
  },
};
export const WrongCode: Story = {
  args: { initialState: sampleCodeState },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '6-digit code' }), '123456{Enter}');
    await expect(await canvas.findByText(/4 tries left/)).toBeVisible();
  },
};
export const TooManyCodes: Story = {
  args: {
    initialState: {
      ...firstSignInState,
      phone: '0412 345 678',
      error: {
        about: 'form',
        message: 'Too many code requests from your connection. Please try again in 42 minutes, or contact us.',
      },
    },
  },
};
export const Loading: Story = {
  args: { action: held.give },
  beforeEach: held.hold,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '0412 345 678{Enter}');
    await expect(canvas.getByRole('button', { name: 'Text me a code' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const LongText: Story = {
  args: {
    type: 'watchlist',
    initialState: {
      ...sampleCodeState,
      error: {
        about: 'code',
        message:
          'That code is not right. Check the newest message from us: you have 1 try left, and after that you need a new code.',
      },
    },
  },
  decorators: [
    (Story) => (
      <TestSite site={{ name: 'Harbour Toyota Fremantle and South Metropolitan Pre-owned Centre' }}>
        <Story />
      </TestSite>
    ),
  ],
};
