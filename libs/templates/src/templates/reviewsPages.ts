import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { ReviewsPage } from '../pages/ReviewsPage.tsx';
import { withHead } from '../pages/withHead.tsx';

/** The reviews page, by template. */
export const reviewsPages: Readonly<Record<TemplateName, Template['Reviews']>> = {
  franchise: ReviewsPage,
  group: withHead(ReviewsPage, 'sunken'),
  superstore: ReviewsPage,
  caravan: withHead(ReviewsPage, 'inverse'),
};
