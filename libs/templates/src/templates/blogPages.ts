import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { BlogPage } from '../pages/BlogPage.tsx';
import { CaravanBlogPage, GroupBlogPage, SuperstoreBlogPage } from '../pages/BlogPageLooks.tsx';

/** A page of articles, by template. */
export const blogPages: Readonly<Record<TemplateName, Template['Blog']>> = {
  franchise: BlogPage,
  group: GroupBlogPage,
  superstore: SuperstoreBlogPage,
  caravan: CaravanBlogPage,
};
