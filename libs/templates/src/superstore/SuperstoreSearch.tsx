import { GuaranteeStrip } from '@forecourt/content';
import type { SearchPageProps } from '../contract/props.ts';
import { SearchPage } from '../pages/SearchPage.tsx';

/** The search with the promises below it, because visitors want to see cars first. */
export function SuperstoreSearch(props: SearchPageProps) {
  const { flags, guarantees, paths } = props.site;
  return (
    <>
      <SearchPage {...props} />
      {flags.guaranteeStrip && <GuaranteeStrip guarantees={guarantees} reserveHref={paths.search} />}
    </>
  );
}
