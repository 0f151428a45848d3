import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answerWith, samplePhone } from '../../testing/index.ts';
import { PhoneNumber } from './PhoneNumber.tsx';

const meta = {
  title: 'Vehicle/PhoneNumber',
  component: PhoneNumber,
  args: { phone: samplePhone('number') },
} satisfies Meta<typeof PhoneNumber>;

export default meta;

type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvasElement }) => {
  const button = within(canvasElement).queryByRole('button', { name: 'Show number' });
  if (button) await userEvent.click(button);
};

export const Default: Story = {};
export const Shown: Story = {
  args: { phone: samplePhone('number-shown') },
  beforeEach: () => answerWith(200, { phone: '+61893350100', display: '08 9335 0100' }),
  play: press,
};
export const Loading: Story = {
  args: { phone: samplePhone('number-asked') },
  beforeEach: () => {
    const real = globalThis.fetch;
    globalThis.fetch = () => new Promise(() => undefined);
    return () => {
      globalThis.fetch = real;
    };
  },
  play: press,
};
export const Error: Story = {
  args: { phone: samplePhone('number-failed') },
  beforeEach: () => answerWith(500, {}),
  play: press,
};
export const TooOften: Story = {
  args: { phone: samplePhone('number-often') },
  beforeEach: () => answerWith(429, { error: 'That was a lot of numbers. Please send us a message instead.' }),
  play: press,
};
