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
});

/** The theme of the toolbar. */
export const Default: Story = {
  render: (args, { globals }) => <Palette {...args} theme={themes[String(globals['theme'])] ?? args.theme} />,
};

export const Boutique: Story = { ...ofTheme('boutique'), tags: ['!test'] };
export const Caravan: Story = { ...ofTheme('caravan'), tags: ['!test'] };
export const Ford: Story = { ...ofTheme('ford'), tags: ['!test'] };
export const Hyundai: Story = { ...ofTheme('hyundai'), tags: ['!test'] };
export const Isuzu: Story = { ...ofTheme('isuzu'), tags: ['!test'] };
export const Kauri: Story = { ...ofTheme('kauri'), tags: ['!test'] };
export const Kia: Story = { ...ofTheme('kia'), tags: ['!test'] };
export const Mazda: Story = { ...ofTheme('mazda'), tags: ['!test'] };
export const MG: Story = { ...ofTheme('mg'), tags: ['!test'] };
export const Mitsubishi: Story = { ...ofTheme('mitsubishi'), tags: ['!test'] };
export const Nissan: Story = { ...ofTheme('nissan'), tags: ['!test'] };
export const Superstore: Story = { ...ofTheme('superstore'), tags: ['!test'] };
export const Suzuki: Story = { ...ofTheme('suzuki'), tags: ['!test'] };
export const Toyota: Story = { ...ofTheme('toyota'), tags: ['!test'] };
export const Southern: Story = { ...ofTheme('southern'), tags: ['!test'] };
