import { z } from 'zod';
import { contentKinds, type ContentKind } from './contentKinds.ts';

/** What a form calls a field, and what it says below. */
export interface ContentFieldWords {
  title: string;
  description?: string;
}

const markdown =
  'Markdown: an empty line begins a paragraph, ## a heading, **bold**, [words](/address) a link; {dealer} is the name of the dealer.';
const picture = 'Address of a picture of this site (/media/…), or one that begins with https://.';
const link = 'A page of this site (/search), https://, tel: or mailto:.';
const day = 'As 2026-12-24, or with a time as 2026-12-24T09:00.';

/** By the name of the field, or of the fields that lead to it where a name means different things. */
const fieldWords: Readonly<Record<string, ContentFieldWords>> = {
  about: { title: 'About them', description: 'A sentence or two that a customer would care for.' },
  action: { title: 'Button', description: 'The one thing to do next.' },
  answer: { title: 'Answer', description: markdown },
  applies_to: { title: 'Which vehicles it is for', description: 'In words, such as: New and demonstrator HiLux.' },
  asked: { title: 'Visitors may ask for them by name' },
  author: { title: 'Author', description: 'The dealer where it is empty.' },
  basis: {
    title: 'Example for the comparison rate',
    description: 'Such as: a secured loan of $30,000 over 5 years.',
  },
  body: { title: 'Body' },
  button: { title: 'Words on the button' },
  car_type: { title: 'Kind of stock' },
  card: { title: 'Card', description: 'What the card says where it differs from the offer.' },
  category: { title: 'Category' },
  comparison_rate: { title: 'Comparison rate', description: 'Percent a year.' },
  countdown: {
    title: 'Say how many days are left in its last week',
    description: 'Only for an end that will not be moved.',
  },
  'page.description': { title: 'For search engines', description: 'The introduction where it is empty.' },
  'offer.description': { title: 'Description', description: 'Plain text; its line breaks stay.' },
  disclaimer: { title: 'Terms', description: 'The small print below the offer.' },
  display: { title: 'Among which vehicles' },
  dollars: { title: 'Dollars' },
  draft: { title: 'Hide from visitors', description: 'Only previews show it.' },
  excluded_website_ids: { title: 'Sites that do not show it', description: 'Short names of the sites.' },
  facts: { title: 'Facts', description: 'Shown as a table.' },
  figure: { title: 'The one number', description: 'Such as $2,000 towards your tray.' },
  finance: { title: 'Finance' },
  from: { title: 'Shows from', description: day },
  good: { title: 'What is good', description: 'A few words each.' },
  href: { title: 'Leads to', description: link },
  'offer.href': {
    title: 'Leads elsewhere than to a page of its own',
    description: link,
  },
  image_alt: { title: 'What the picture shows', description: 'Read out to people who cannot see it.' },
  image_url: { title: 'Picture', description: picture },
  inclusions: { title: 'What is included', description: 'One sentence each.' },
  label: { title: 'Words' },
  'offer.price.label': { title: 'What it includes', description: 'Such as: drive away in WA.' },
  languages: { title: 'Languages', description: 'Spoken beside English.' },
  lead: { title: 'Introduction', description: 'A few sentences that say what the page says.' },
  location_ids: { title: 'Places that have it', description: 'Ids of places; all of them where it is empty.' },
  locations: { title: 'Where they work', description: 'Short names of the places, such as fremantle-sales.' },
  make: { title: 'Make' },
  manufacturer: { title: 'Manufacturer' },
  model: { title: 'Model' },
  models: { title: 'Vehicles that it is about', description: 'For related articles and stock.' },
  name: { title: 'Name' },
  not_so_good: { title: 'What is not so good', description: 'A few words each.' },
  order: { title: 'Place in the list', description: 'Lower numbers come first.' },
  outside: { title: 'Other websites that rows may lead to', description: 'Hosts, such as www.example.com.' },
  override_url: { title: 'Leads elsewhere', description: link },
  photo: { title: 'Portrait', description: picture },
  place: { title: 'Place' },
  points: { title: 'In short', description: 'One sentence each.' },
  popup: { title: 'Popup', description: 'What the popup says where it differs from the offer.' },
  position: { title: 'Place among the vehicles', description: 'Takes turns with others where it is empty.' },
  price: { title: 'Price' },
  price_dollars: { title: 'Price as driven', description: 'Whole dollars.' },
  price_label: { title: 'What the price includes' },
  price_note: { title: 'About prices', description: 'Said where prices are not listed, or under them.' },
  published: { title: 'Date', description: day },
  question: { title: 'Question' },
  questions: { title: 'Questions and answers' },
  rate: { title: 'Rate', description: 'Percent a year.' },
  review: { title: 'Review', description: 'For an article about a vehicle that was driven.' },
  role: { title: 'What they do' },
  shown_on: { title: 'Where it shows', description: 'Beside its own page.' },
  shows: { title: 'Shows and fairs' },
  slug: { title: 'Short name', description: 'As in its address: small letters, digits and hyphens.' },
  stock: { title: 'Vehicles in stock that it is for', description: 'Those of its model where it is empty.' },
  strictDisplay: { title: 'Only in lists of these vehicles alone' },
  summary: { title: 'Summary', description: 'Two lines that lists and search engines show.' },
  tag: { title: 'Tag' },
  text: { title: 'Text', description: markdown },
  'offer.card.text': { title: 'Text' },
  'offer.popup.text': { title: 'Text' },
  'workshop.inclusions.text': { title: 'Text' },
  'workshop.ways.text': { title: 'Text' },
  'redirects.text': {
    title: 'Addresses',
    description: 'One in a line: /former /new, or /former 410 for a page that is gone.',
  },
  title: { title: 'Title' },
  until: { title: 'Shows until', description: day },
  updated: { title: 'Last looked at', description: day },
  value: { title: 'Value' },
  verdict: { title: 'Verdict', description: 'The one sentence that stays.' },
  warning: { title: 'Warning', description: 'The one that the law prescribes beside a comparison rate.' },
  way: { title: 'Way' },
  ways: { title: 'How customers get on meanwhile' },
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
