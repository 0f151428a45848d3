import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Wordmark } from './Wordmark.tsx';

const meta = {
  title: 'Content/Wordmark',
  tags: ['picture'],
  component: Wordmark,
  args: { name: 'Harbour Toyota', line: 'Fremantle’s home of Toyota' },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const drawn = (width: number, shape: string) => ({
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64">${shape}</svg>`)}`,
  width,
  height: 64,
});
const mark = '<circle cx="32" cy="32" r="28" fill="#0b6e4f"/><path d="M14 38h36l-6-14H22z" fill="#fff"/>';
const logo = drawn(240, `${mark}<path d="M76 20h150v10H76zm0 20h110v8H76z" fill="#22302b"/>`);

export const WithLogo: Story = {
  args: { logo },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Harbour Toyota home' })).toBeVisible();
  },
};

/** On phones the wide logo would be too small to read. */
export const WithLogoOnPhones: Story = { args: { logo, logoOnPhones: drawn(64, mark) } };

export const LongText: Story = { args: { name: 'Southern Motor Group Melbourne and Mornington Peninsula' } };
