import { articlePath, type Article } from './articles.ts';

/** An article as schema.org's BlogPosting. */
export function articleJsonLd(article: Article, { origin, name }: { origin: string; name: string }): object {
  const { title, summary, published, updated, author, image_url: image, models } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    url: `${origin}${articlePath(article)}`,
    datePublished: published.slice(0, 10),
    ...(updated && { dateModified: updated.slice(0, 10) }),
    ...(image && { image: image.startsWith('/') ? `${origin}${image}` : image }),
    author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', name },
    publisher: { '@type': 'AutoDealer', name, url: origin },
    ...(models.length > 0 && {
      about: models.map(({ make, model }) => ({ '@type': 'Car', name: model === null ? make : `${make} ${model}` })),
    }),
  };
}
