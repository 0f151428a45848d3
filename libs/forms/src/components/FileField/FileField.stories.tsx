import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { sampleFiles, sampleFilesEndpoint, sampleRefusingEndpoint } from '../../testing/index.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';

const ids = sampleFiles.split(' ');
const place = { address: sampleFilesEndpoint, form: 'service', field: 'photos', keyOf: () => 'key' };
const jpeg = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });

function Kept({ value, ...field }: FileFieldProps) {
  const [now, setNow] = useState(value);
  return <FileField {...field} value={now} onChange={setNow} />;
}

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  render: (args) => <Kept {...args} />,
  args: {
    id: 'photos',
    label: 'Pictures of the problem',
    hint: 'A warning light or any damage',
    place,
    value: ids,
    onChange: () => undefined,
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: [] } };
export const WithPapers: Story = { args: { kinds: ['picture', 'document'], label: 'Invoice or contract', value: [] } };

const resume: Omit<Partial<FileFieldProps>, 'onChange'> = {
  label: 'Resume',
  kinds: ['document'],
  max: 1,
  plainName: 'resume',
  hint: undefined,
  place: { ...place, form: 'careers', field: 'resume' },
};
export const Document: Story = { args: { ...resume, value: [] } };
export const DocumentAdded: Story = {
  args: { ...resume, value: ids.slice(0, 1), known: { [String(ids[0])]: 'Mia Nguyen resume 2026.pdf' } },
};
export const DocumentOfAnotherKind: Story = {
  args: { ...resume, value: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chooser = canvas.getByLabelText(/Resume/, { selector: 'input' });
    await userEvent.setup({ applyAccept: false }).upload(chooser, jpeg('resume.jpg'));
    await expect(await canvas.findByText(/This file isn’t a PDF or Word document/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Send the form without the resume' })).not.toBeChecked();
  },
};
export const Added: Story = {
  args: { value: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText(/Pictures/, { selector: 'input' }), jpeg('light.jpg'));
    await expect(await canvas.findByText('2 of 8 pictures added')).toBeVisible();
  },
};
/** No server answers, so the upload stays pending. */
export const Loading: Story = {
  args: { value: [], onWork: () => undefined },
  beforeEach: () => {
    const own = window.fetch;
    window.fetch = () => new Promise(() => undefined);
    return () => {
      window.fetch = own;
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText(/Pictures/, { selector: 'input' }), jpeg('light.jpg'));
    await expect(await canvas.findByText('Sending picture: 1 to go')).toBeVisible();
  },
};
export const Refused: Story = {
  args: { value: [], place: { ...place, address: sampleRefusingEndpoint } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText(/Pictures/, { selector: 'input' }), jpeg('light.jpg'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Error: Story = {
  tags: ['axe'],
  args: { error: 'We can’t find these pictures any more. Remove them and add them again.' },
};
export const LongText: Story = {
  args: {
    label: 'Pictures of the matter, of the invoice, of the contract and of anything else that shows what happened',
    hint: 'Whatever helps the workshop to understand the problem before your vehicle is there, from every side',
  },
};
