import type { MessageTable } from '../messageTable.ts';

/** Small tools of a vehicle’s page, and the bar at its end. */
export const vehicleToolMessages = {
  'vehicleTool.backToResults': 'Back to results',
  'vehicleTool.enquire': 'Enquire',
  'vehicleTool.preparing': 'Preparing...',
  'vehicleTool.downloadBrochure': 'Download brochure',
  'vehicleTool.copied': 'Copied',
  'vehicleTool.copyLink': 'Copy link',
  'vehicleTool.share': 'Share',
  'vehicleTool.shareName': 'Share {name}',
  'vehicleTool.printThisPage': 'Print this page',
  'vehicleTool.viewed': 'Viewed {count, plural, one {# time} other {# times}}',
  'vehicleTool.moreSpecifications': 'Show More',
  'vehicleTool.fewerSpecifications': 'Show Less',
  'vehicleTool.showAll': 'Show All',
  'vehicleTool.hide': 'Hide',
  'vehicleTool.findMeSomethingSimilar': 'Find Me Something Similar',
} as const satisfies MessageTable;
