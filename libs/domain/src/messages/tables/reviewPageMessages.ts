import type { MessageTable } from '../messageTable.ts';

/** Pages of reviews, and the part of other pages that leads to them. */
export const reviewPageMessages = {
  'reviewPage.readAllOn': 'Read all on {source}',
  'reviewPage.theSource': 'the source',
  'reviewPage.reviewsOf': 'Reviews of {name}',
  'reviewPage.whatCustomersWrote': 'What customers wrote, the good and the bad counted alike.',
  'reviewPage.nobodyHasReviewedUs':
    'Nobody has reviewed us yet. Were you here? Tell others how it went, or ask us anything first.',
  'reviewPage.byLocation': 'By location',
  'reviewPage.newestReviews': 'Newest reviews',
  'reviewPage.bookATestDrive': 'Book a test drive',
  'reviewPage.askUsAnything': 'Ask us anything',
  'reviewPage.seeOur': 'See our {nounPlural}',
  'reviewPage.whatOurCustomersSay': 'What our customers say',
  'reviewPage.readAllReviews': 'Read all reviews',
} as const satisfies MessageTable;
