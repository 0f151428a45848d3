import type { Meta, StoryObj } from '@storybook/react-vite';
import { themeOf, themes } from '../../.storybook/catalogueThemes.ts';
import { Palette } from './Palette.tsx';

const meta = {
  title: 'Foundations/Palette',
  component: Palette,
  args: { theme: themeOf('neutral') },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of one theme. It is drawn like the first, which is the one that is checked. */
const ofTheme = (name: string): Story => ({
  args: { theme: themeOf(name) },
  globals: { theme: name },
  tags: ['!test'],
});

/** The theme of the toolbar. */
export const Default: Story = {
  render: (args, { globals }) => <Palette {...args} theme={themes[String(globals['theme'])] ?? args.theme} />,
};

export const Boutique: Story = ofTheme('boutique');
export const Caravan: Story = ofTheme('caravan');
export const Ford: Story = ofTheme('ford');
export const Hyundai: Story = ofTheme('hyundai');
export const Isuzu: Story = ofTheme('isuzu');
export const Kauri: Story = ofTheme('kauri');
export const Kia: Story = ofTheme('kia');
export const Mazda: Story = ofTheme('mazda');
export const MG: Story = ofTheme('mg');
export const Mitsubishi: Story = ofTheme('mitsubishi');
export const Nissan: Story = ofTheme('nissan');
export const Superstore: Story = ofTheme('superstore');
export const Suzuki: Story = ofTheme('suzuki');
export const Toyota: Story = ofTheme('toyota');
export const Southern: Story = ofTheme('southern');
