'use client';

export { ChatCorner as SiteChat } from '@forecourt/content';
