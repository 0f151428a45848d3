export { breakpoints, from, type Breakpoint } from './tokens/breakpoints.ts';
export { vars } from './tokens/contract.css.ts';
export { imageWidths, sizedImageUrl, type ImageUrl } from './site/imageUrl.ts';
export { PlainLink, type LinkProps } from './site/PlainLink.tsx';
export { SiteLink } from './site/SiteLink.tsx';
export { SiteProvider, useFlag, useSite, type SiteContext, type SiteProviderProps } from './site/SiteProvider.tsx';
