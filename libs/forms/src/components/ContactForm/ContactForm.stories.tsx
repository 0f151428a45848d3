import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSite } from '@forecourt/domain/testing';
import { enquiryDefaults } from '../../model/enquiryDefaults.ts';
import { enquiryOptions } from '../../model/enquiryOptions.ts';
import { sampleAcceptingEndpoint } from '../../testing/index.ts';
import { ContactForm } from './ContactForm.tsx';

const meta = {
  title: 'Forms/ContactForm',
  component: ContactForm,
  args: {
    options: enquiryOptions(sampleSite),
    defaults: enquiryDefaults(null, sampleSite),
    endpoint: sampleAcceptingEndpoint,
    onSuccess: () => undefined,
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { heading: 'Send a message to the team at Harbour Toyota Fremantle and South Metropolitan Pre-owned Centre' },
};
