import type { MessageTable } from '../messageTable.ts';

/** The bar above what only some can see yet. */
export const previewMessages = {
  'preview.label': 'Preview',
  'preview.preview': 'Preview:',
  'preview.leave': 'Leave the preview',
  'preview.onlyThisLink': '{preview} {record}. Only this link shows it, until {until}.',
  'preview.draftOf': '{preview} a draft of {name}. Only who has the link sees it, until {until}. Forms send nothing.',
  'preview.isChanged': 'the {kind} “{slug}” with changes that are not published',
  'preview.isDraft': 'the {kind} “{slug}” is a draft',
  'preview.hasEnded': 'the {kind} “{slug}” has ended',
  'preview.showsFrom': 'the {kind} “{slug}” shows from {day}',
  'preview.showsToEverybody': 'the {kind} “{slug}” shows to everybody',
} as const satisfies MessageTable;
