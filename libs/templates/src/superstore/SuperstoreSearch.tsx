import { GuaranteeStrip } from '@forecourt/content';
import type { SearchPageProps } from '../contract/props.ts';
import { SearchPage } from '../pages/SearchPage.tsx';

/** The search with the promises over it. */
export function SuperstoreSearch(props: SearchPageProps) {
  const { flags, guarantees, paths } = props.site;
  return (
    <>
      {flags.guaranteeStrip && <GuaranteeStrip guarantees={guarantees} reserveHref={paths.search} />}
      <SearchPage {...props} />
    </>
  );
}
