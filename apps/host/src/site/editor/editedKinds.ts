import { contentPlace, pageHref, type ContentKind, type ContentRecord } from '@forecourt/domain';

/** How the editor shows a kind of content. */
export interface EditedKind {
  /** In the menu. */
  many: string;
  /** @example 'offer', as in 'New offer' */
  one: string;
  /** What these records are, in a sentence. */
  about: string;
  /** Fields that are always in sight, in their order; the others stand behind 'More settings'. */
  first: readonly string[];
  /** Whether a dealer adds records of it. */
  canAdd: boolean;
}

/** Kinds that a dealer's own people edit; those of a make come from the make. */
export const editedKinds = {
  offer: {
    many: 'Offers',
    one: 'offer',
    about: 'Each offer gets a card and its own page. You can also show it as a popup or among the vehicles.',
    first: ['name', 'description', 'image_url', 'category', 'price', 'figure', 'from', 'until', 'disclaimer'],
    canAdd: true,
  },
  article: {
    many: 'Articles',
    one: 'article',
    about: 'News, advice and reviews for your blog.',
    first: ['title', 'summary', 'category', 'published', 'image_url', 'image_alt', 'text'],
    canAdd: true,
  },
  page: {
    many: 'Pages',
    one: 'page',
    about: 'About us, warranty, legal pages and any other text page.',
    first: ['title', 'lead', 'text', 'points', 'questions', 'action'],
    canAdd: true,
  },
  person: {
    many: 'People',
    one: 'person',
    about: 'The team visitors will meet and can ask for by name.',
    first: ['name', 'role', 'locations', 'about', 'languages', 'photo', 'order', 'asked'],
    canAdd: true,
  },
  workshop: {
    many: 'Workshop',
    one: 'workshop page',
    about: 'What your workshop pages say next to their forms.',
    first: ['inclusions', 'ways', 'price_note'],
    canAdd: false,
  },
  redirects: {
    many: 'Old web addresses',
    one: 'list of addresses',
    about: 'Addresses from your old website, and where each one goes now.',
    first: ['title', 'text', 'outside'],
    canAdd: true,
  },
} as const satisfies Partial<Record<ContentKind, EditedKind>>;

export type EditedKindName = keyof typeof editedKinds;
export const editedKindNames = Object.keys(editedKinds) as EditedKindName[];

export const readEditedKind = (text: unknown): EditedKindName | null =>
  editedKindNames.find((name) => name === text) ?? null;

/** Where a record shows that has no page of its own. */
const places: { readonly [Kind in EditedKindName]?: (record: ContentRecord<Kind>) => string | null } = {
  person: ({ locations: [location] }) => (location === undefined ? null : pageHref('team', { location })),
  // The record is called like its page.
  workshop: ({ slug }) => `/${slug}`,
};

/** The page of a site where a record shows; null where it shows on none. */
export const placeOf = <Kind extends EditedKindName>(kind: Kind, record: ContentRecord<Kind>): string | null =>
  contentPlace(kind, record) ??
  (places[kind] as ((record: ContentRecord<Kind>) => string | null) | undefined)?.(record) ??
  null;
