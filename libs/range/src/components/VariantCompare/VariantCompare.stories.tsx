import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleModel } from '../../testing/index.ts';
import { VariantCompare } from './VariantCompare.tsx';

const many = ['Petrol', 'Diesel'].flatMap((fuel) =>
  sampleModel.variants.map((variant) => ({ ...variant, fuel, name: `${variant.name} ${fuel.toLowerCase()}` })),
);

const meta = {
  title: 'Range/VariantCompare',
  component: VariantCompare,
  args: { variants: sampleModel.variants, state: 'WA' },
} satisfies Meta<typeof VariantCompare>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OverFive: Story = { args: { variants: many } };
export const One: Story = { args: { variants: sampleModel.variants.slice(0, 1) } };
