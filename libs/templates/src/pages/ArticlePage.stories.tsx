import { articleBody } from '@forecourt/content/model';
import { sampleArticle, sampleArticles } from '@forecourt/content/testing';
import { ButtonLink, Notice } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleNow, samplePageSite, sampleStock } from '../testing/index.ts';
import { inShell } from '../testing/inShell.tsx';
import { ArticlePage } from './ArticlePage.tsx';

const body = articleBody(sampleArticle.text, {}, { kind: 'stock', make: 'Toyota', model: 'HiLux' });
const stockOf = (kind: 'stock' | 'model') =>
  body.parts.map((part) =>
    part.kind === 'prose'
      ? null
      : {
          kind,
          name: 'Toyota HiLux',
          vehicles: sampleStock.franchise.slice(0, 4),
          count: 12,
          priceFrom: '$48,990',
          href: '/search/toyota/hilux',
        },
  );

/** Prose with a block of the host's own between its parts. */
const withBlock = articleBody(sampleArticle.text.replace(/\n\n(?=## )/, '\n\n::come-and-see{make=Toyota}\n\n'), {});

const meta = {
  title: 'Templates/Franchise/Article',
  tags: ['whole-page'],
  component: ArticlePage,
  parameters: { layout: 'fullscreen' },
  args: {
    site: samplePageSite.franchise,
    article: sampleArticle,
    body,
    stock: stockOf('stock'),
    related: sampleArticles.slice(1),
    now: sampleNow,
    trail: [
      { name: 'Home', href: '/' },
      { name: 'Blog', href: '/blog' },
    ],
  },
  decorators: [inShell],
} satisfies Meta<typeof ArticlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithModel: Story = { args: { stock: stockOf('model') } };
export const WithBlock: Story = {
  args: {
    body: withBlock,
    stock: [],
    blocks: withBlock.parts.map((part) =>
      part.kind === 'block' ? (
        <Notice tone="info" title="See the HiLux in Fremantle">
          <ButtonLink href="/search/toyota/hilux">All twelve that we have</ButtonLink>
        </Notice>
      ) : null,
    ),
  },
};
export const Old: Story = { args: { article: { ...sampleArticle, published: '2023-05-04' } } };
