import type { MessageTable } from '../messageTable.ts';

/** The button that fetches a brochure. */
export const brochureButtonMessages = {
  'brochureButton.preparing': 'Preparing...',
  'brochureButton.downloadBrochure': 'Download brochure',
  'brochureButton.failed': 'We couldn’t make the brochure just now. Please try again in a minute.',
} as const satisfies MessageTable;
