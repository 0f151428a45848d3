'use client';

export { ConsentBanner as SiteConsent } from '@forecourt/content';
