import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleModel } from '../../testing/index.ts';
import { VariantCards } from './VariantCards.tsx';

const meta = {
  title: 'Range/VariantCards',
  tags: ['picture'],
  component: VariantCards,
  args: { variants: sampleModel.variants, state: 'WA' },
} satisfies Meta<typeof VariantCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { variants: sampleModel.variants.slice(0, 1) } };
export const WithoutPrices: Story = {
  args: { variants: sampleModel.variants.map((variant) => ({ ...variant, price: null })), state: null },
};
export const Empty: Story = { args: { variants: [] } };
