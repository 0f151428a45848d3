/** A breadcrumb trail as schema.org's BreadcrumbList. */
export function trailJsonLd(trail: readonly { name: string; href: string }[], current: string, origin: string): object {
  const above = trail.map(({ name, href }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: `${origin}${href}`,
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { '@type': 'ListItem', position: trail.length + 1, name: current }],
  };
}
