import { once } from '@forecourt/ui';

/** Structured data for search engines, of one type once a page. `<` is escaped: no dealer's text can end the element. */
export function JsonLd({ data }: { data: object }) {
  const type = '@type' in data ? String(data['@type']) : 'data';
  return (
    <script
      type="application/ld+json"
      {...once(`json-ld-${type}`)}
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
    />
  );
}
