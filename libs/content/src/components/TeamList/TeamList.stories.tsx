import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePeople } from '../../testing/index.ts';
import { TeamList } from './TeamList.tsx';

const meta = {
  title: 'Content/TeamList',
  tags: ['picture'],
  component: TeamList,
  args: { people: samplePeople, askHref: ({ slug }) => `/contact?ask=${slug}#enquire` },
} satisfies Meta<typeof TeamList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { people: samplePeople.slice(0, 1) } };

export const LongText: Story = {
  args: {
    people: samplePeople.map((person) => ({
      ...person,
      name: 'Konstantina Papadimitropoulou-Fitzgerald',
      role: 'Group manager of new and pre-owned vehicles',
      languages: ['Greek', 'Italian', 'Mandarin', 'Auslan'],
    })),
  },
};

export const Empty: Story = { args: { people: [] } };
