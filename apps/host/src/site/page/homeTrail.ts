/** Where a page stands that lies right under the home page. */
export const homeTrail = [{ name: 'Home', href: '/' }];
