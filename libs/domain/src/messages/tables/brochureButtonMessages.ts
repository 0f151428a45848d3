import type { MessageTable } from '../messageTable.ts';

/** The button that fetches a brochure. */
export const brochureButtonMessages = {
  'brochureButton.preparing': 'Preparing...',
  'brochureButton.downloadBrochure': 'Download brochure',
} as const satisfies MessageTable;
