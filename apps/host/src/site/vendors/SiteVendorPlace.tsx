'use client';

export { VendorPlace as SiteVendorPlace } from '@forecourt/content';
