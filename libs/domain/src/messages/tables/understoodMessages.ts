import type { MessageTable } from '../messageTable.ts';

/** What was understood of a search, and what of it found nothing: above the results and among the suggestions. */
export const understoodMessages = {
  'understood.list': '{choices}, {last}',
  'understood.read': '{choices}: {found}',
  'understood.foundWith': '{found} with {choices}',
  'understood.foundInOrder': '{found}, {order}',
  'understood.noneWith': 'No match for {dropped}. Showing {rest}',
  'understood.none': 'Nothing {dropped}. Showing {rest}',
  'understood.noneHere': 'No {name} here. Closest: {rest}',
  'understood.noneHereWith': 'No {name} here. Closest, without {dropped}: {rest}',
} as const satisfies MessageTable;
