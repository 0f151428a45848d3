export type { ContentArticle } from './contentArticle.ts';
export type { ContentPage } from './contentPage.ts';
export type { Person } from './person.ts';
export type { Workshop } from './workshop.ts';
