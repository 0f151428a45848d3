import { z } from 'zod';
import { contentKinds, type ContentKind } from './contentKinds.ts';

/** What a form calls a field, and what it says below. */
export interface ContentFieldWords {
  title: string;
  description?: string;
}

const markdown =
  'Markdown: leave a blank line between paragraphs, ## for a heading, **bold**, [text](/address) for a link. {dealer} becomes the dealer’s name.';
const picture = 'The address of a picture on this site (/media/…), or one starting with https://.';
const link = 'A page of this site (/search), https://, tel: or mailto:.';
const day = 'Like 2026-12-24, or with a time, like 2026-12-24T09:00.';

/** By the name of the field, or of the fields that lead to it where a name means different things. */
const fieldWords: Readonly<Record<string, ContentFieldWords>> = {
  about: { title: 'About them', description: 'A sentence or two customers would like to know.' },
  action: { title: 'Button', description: 'The one thing to do next.' },
  answer: { title: 'Answer', description: markdown },
  applies_to: { title: 'Vehicles it applies to', description: 'For example: New and demonstrator HiLux.' },
  asked: { title: 'Visitors can ask for them by name' },
  author: { title: 'Author', description: 'Leave blank for the dealer.' },
  basis: {
    title: 'Example for the comparison rate',
    description: 'For example: a secured loan of $30,000 over 5 years.',
  },
  body: { title: 'Body' },
  button: { title: 'Button text' },
  car_type: { title: 'Stock type' },
  card: { title: 'Card', description: 'Only what’s different from the offer.' },
  category: { title: 'Category' },
  comparison_rate: { title: 'Comparison rate', description: 'Per cent a year.' },
  countdown: {
    title: 'Count down the days in its last week',
    description: 'Only if the end date won’t change.',
  },
  'page.description': { title: 'For search engines', description: 'Leave blank to use the introduction.' },
  'offer.description': { title: 'Description', description: 'Plain text. We keep your line breaks.' },
  disclaimer: { title: 'Terms', description: 'The fine print below the offer.' },
  display: { title: 'Show it among these vehicles' },
  dollars: { title: 'Dollars' },
  draft: { title: 'Hide from visitors', description: 'You’ll only see it in previews.' },
  excluded_website_ids: { title: 'Don’t show it on these sites', description: 'Short names of the sites.' },
  facts: { title: 'Facts', description: 'Shown as a table.' },
  figure: { title: 'Main figure', description: 'For example: $2,000 towards your tray.' },
  finance: { title: 'Finance' },
  from: { title: 'Shows from', description: day },
  good: { title: 'The good', description: 'A few words each.' },
  href: { title: 'Links to', description: link },
  'offer.href': {
    title: 'Links somewhere other than its own page',
    description: link,
  },
  image_alt: { title: 'What the picture shows', description: 'Read out to people who can’t see it.' },
  image_url: { title: 'Picture', description: picture },
  inclusions: { title: 'What’s included', description: 'One sentence each.' },
  label: { title: 'Label' },
  'offer.price.label': { title: 'What it includes', description: 'For example: drive away in WA.' },
  languages: { title: 'Languages', description: 'Other than English.' },
  lead: { title: 'Introduction', description: 'A few sentences that sum up the page.' },
  location_ids: { title: 'Locations that have it', description: 'Location ids. Leave blank for all of them.' },
  locations: { title: 'Where they work', description: 'Short names of the locations, such as fremantle-sales.' },
  make: { title: 'Make' },
  manufacturer: { title: 'Manufacturer' },
  model: { title: 'Model' },
  models: { title: 'Vehicles it’s about', description: 'For related articles and stock.' },
  name: { title: 'Name' },
  not_so_good: { title: 'The not so good', description: 'A few words each.' },
  order: { title: 'Position in the list', description: 'Lower numbers come first.' },
  outside: { title: 'Other websites you can redirect to', description: 'Host names, such as www.example.com.' },
  override_url: { title: 'Links somewhere else', description: link },
  photo: { title: 'Portrait', description: picture },
  place: { title: 'Place' },
  points: { title: 'In short', description: 'One sentence each.' },
  popup: { title: 'Popup', description: 'Only what’s different from the offer.' },
  position: { title: 'Position among the vehicles', description: 'Leave blank to take turns with other offers.' },
  price: { title: 'Price' },
  price_dollars: { title: 'Price as tested', description: 'Whole dollars.' },
  price_label: { title: 'What the price includes' },
  price_note: { title: 'About prices', description: 'Shown below the prices, or instead of them.' },
  published: { title: 'Date', description: day },
  question: { title: 'Question' },
  questions: { title: 'Questions and answers' },
  rate: { title: 'Rate', description: 'Per cent a year.' },
  review: { title: 'Review', description: 'For an article about a vehicle you’ve driven.' },
  role: { title: 'What they do' },
  shown_on: { title: 'Where it shows', description: 'As well as its own page.' },
  shows: { title: 'Shows and fairs' },
  slug: { title: 'Short name', description: 'For its web address: lower-case letters, numbers and hyphens.' },
  stock: { title: 'Vehicles in stock it’s for', description: 'Leave blank for all of its model.' },
  strictDisplay: { title: 'Only in lists of just these vehicles' },
  summary: { title: 'Summary', description: 'Two lines for lists and search engines.' },
  tag: { title: 'Tag' },
  text: { title: 'Text', description: markdown },
  'offer.card.text': { title: 'Text' },
  'offer.popup.text': { title: 'Text' },
  'workshop.inclusions.text': { title: 'Text' },
  'workshop.ways.text': { title: 'Text' },
  'redirects.text': {
    title: 'Addresses',
    description: 'One per line: /old /new, or /old 410 for a page that’s gone.',
  },
  title: { title: 'Title' },
  until: { title: 'Shows until', description: day },
  updated: { title: 'Last reviewed', description: day },
  value: { title: 'Value' },
  verdict: { title: 'Verdict', description: 'Your conclusion in one sentence.' },
  warning: { title: 'Warning', description: 'The warning the law requires next to a comparison rate.' },
  way: { title: 'Option' },
  ways: { title: 'Getting around while we have the car' },
};

type JsonSchema = z.core.JSONSchema.BaseSchema;

const wordsAt = (path: readonly string[]): ContentFieldWords | undefined =>
  fieldWords[path.join('.')] ?? fieldWords[path.at(-1) ?? ''];

/** Adds the words of each field, as deep as there are fields. */
function withWords(schema: JsonSchema, path: readonly string[]): JsonSchema {
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => {
          const below = [...path, name];
          return [name, { ...wordsAt(below), ...withWords(field as JsonSchema, below) }];
        }),
      ),
    }),
    ...(items && { items: withWords(items as JsonSchema, path) }),
    ...(anyOf && { anyOf: anyOf.map((one) => withWords(one as JsonSchema, path)) }),
  };
}

/** The fields of a kind as JSON Schema, with titles and help for whoever fills them in. */
export const contentJsonSchema = (kind: ContentKind): JsonSchema =>
  withWords(z.toJSONSchema(contentKinds[kind].schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, [kind]);
