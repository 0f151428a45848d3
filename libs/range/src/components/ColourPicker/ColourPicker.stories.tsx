import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleModel } from '../../testing/index.ts';
import { ColourPicker } from './ColourPicker.tsx';

const meta = {
  title: 'Range/ColourPicker',
  tags: ['picture'],
  component: ColourPicker,
  args: { name: 'Toyota RAV4', colours: sampleModel.colours },
} satisfies Meta<typeof ColourPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPictures: Story = {
  args: { colours: sampleModel.colours.map((colour) => ({ ...colour, image: null })) },
};
export const Empty: Story = { args: { colours: [] } };
