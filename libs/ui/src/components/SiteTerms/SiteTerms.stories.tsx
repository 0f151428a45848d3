import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { SiteTerms } from './SiteTerms.tsx';

const meta = {
  title: 'UI/SiteTerms',
  component: SiteTerms,
  args: { children: <CheckboxField name="terms_agreed" label="I agree to the terms of use" required /> },
} satisfies Meta<typeof SiteTerms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Read the terms of use')),
};
export const WithError: Story = {
  tags: ['axe'],
  args: {
    children: (
      <CheckboxField
        name="terms_agreed"
        label="I agree to the terms of use"
        required
        error="*You must agree to the terms of use before submitting."
      />
    ),
  },
};
