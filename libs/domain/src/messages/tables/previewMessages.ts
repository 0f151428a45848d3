import type { MessageTable } from '../messageTable.ts';

/** The bar above what only some can see yet. */
export const previewMessages = {
  'preview.label': 'Preview',
  'preview.preview': 'Preview:',
  'preview.leave': 'Leave the preview',
  'preview.onlyThisLink': '{preview} {record}. Only people with this link can see it, until {until}.',
  'preview.draftOf':
    '{preview} a draft of {name}. Only people with the link can see it, until {until}. Forms won’t send anything.',
  'preview.isChanged': 'the {kind} “{slug}” with unpublished changes',
  'preview.isDraft': 'the {kind} “{slug}” is a draft',
  'preview.hasEnded': 'the {kind} “{slug}” has ended',
  'preview.showsFrom': 'the {kind} “{slug}” goes live on {day}',
  'preview.showsToEverybody': 'the {kind} “{slug}” is live for everyone',
} as const satisfies MessageTable;
