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
  'reviewPage.customerReviews': 'Customer reviews',
  'reviewPage.readTheRest': 'Read the rest',
  'reviewPage.replyFrom': 'Reply from {dealer}',
  'reviewPage.ratingsByStars': 'Ratings by stars',
  'reviewPage.stars': '{count, plural, one {# star} other {# stars}}',
  'reviewPage.howDidItGo': 'How did it go?',
  'reviewPage.itWentWell': 'It went well',
  'reviewPage.writeAReview': 'Write a public review of {dealer}. It helps the next person choose.',
  'reviewPage.couldHaveBeenBetter': 'It could have been better',
  'reviewPage.tellUs': 'Tell us what happened. A manager at {dealer} reads it and can put it right.',
} as const satisfies MessageTable;
