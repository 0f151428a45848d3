import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleEnquiryDefaults, sampleEnquirySettings } from '../../testing/index.ts';
import { LateForm } from './LateForm.tsx';

const meta = {
  title: 'Forms/LateForm',
  component: LateForm,
  args: { form: 'enquiry', defaults: sampleEnquiryDefaults, settings: sampleEnquirySettings },
} satisfies Meta<typeof LateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
