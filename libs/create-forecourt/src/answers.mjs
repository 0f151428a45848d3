import { basename, resolve } from 'node:path';

/** The platform's templates, which the folder's own one can extend. */
export const templates = ['franchise', 'group', 'superstore', 'caravan'];

const name = (value) =>
  /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(value) && value.length <= 63
    ? null
    : 'use small letters, digits and hyphens, 63 at most, as in mildura-motors';

/**
 * What is asked for, in this order. `wrong` says what would be right, or null. `usual` is taken where nothing is
 * answered, from the answers so far.
 */
export const questions = [
  {
    key: 'name',
    text: 'Name of the folder, and of the first site in its address',
    usual: () => 'my-forecourt',
    wrong: (value) => name(basename(resolve(value))),
  },
  {
    key: 'dealer',
    text: 'Name of the first dealer',
    usual: ({ name: folder }) =>
      basename(resolve(folder))
        .split('-')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' '),
    wrong: (value) => (value.trim() !== '' && value.length <= 100 ? null : 'give a name of 100 letters at most'),
  },
  {
    key: 'template',
    text: `Template that yours extends (${templates.join(', ')})`,
    usual: () => 'franchise',
    wrong: (value) => (templates.includes(value) ? null : `choose one of ${templates.join(', ')}`),
  },
  {
    key: 'brand',
    text: 'Brand colour',
    usual: () => '#1d4ed8',
    wrong: (value) =>
      /^#[0-9a-f]{6}$/i.test(value) ? null : "give six digits after a hash, in quotes in a shell, as in '#c8102e'",
  },
];
