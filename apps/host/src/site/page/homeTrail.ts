/** Breadcrumb trail of a page directly below the home page. */
export const homeTrail = [{ name: 'Home', href: '/' }];
