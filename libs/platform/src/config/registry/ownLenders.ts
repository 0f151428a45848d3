import { siteFinanceSchema, standardLenders, type LenderRules } from '@forecourt/domain';
import { didYouMean } from '../closestName.ts';
import { plainIssue } from '../plainIssue.ts';
import type { Fault } from '../sites/siteFaults.ts';
import { unknownFieldsOf } from '../unknownFields.ts';
import type { ForecourtConfig } from './forecourtConfig.ts';

const schema = siteFinanceSchema.shape.ownLenders;
const unknownRules = unknownFieldsOf(schema);

/** What is wrong with the lenders of a host's configuration. */
export function lenderFaults(lenders: ForecourtConfig['lenders'] = {}): string[] {
  const unknown = unknownRules(lenders).map(({ path, suggestion }) => {
    const [key, ...rule] = path.split('.');
    const question = suggestion === null ? '' : `; did you mean '${suggestion}'?`;
    return `the lender '${key}' has no rule '${rule.join('.')}'${question}`;
  });
  const issues = (schema.safeParse(lenders, { error: plainIssue }).error?.issues ?? [])
    .filter(({ code }) => code !== 'unrecognized_keys')
    .map(({ path: [key, ...rule], message, code, ...issue }) =>
      code === 'invalid_key' && 'issues' in issue
        ? `'${String(key)}' is no key for a lender: ${issue.issues.map((one) => one.message).join('; ')}`
        : `the lender '${String(key)}': ${rule.join('.')} ${message}`,
    );
  return [...unknown, ...issues];
}

/** Lenders of a host's configuration with all their rules. */
export const lendersOf = (lenders: ForecourtConfig['lenders'] = {}): Readonly<Record<string, LenderRules>> =>
  schema.parse(lenders);

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Lenders of a site's file, right or wrong, that the host does not have. @param own the host's beside the platform's */
export function unknownLenders(site: unknown, own: Readonly<Record<string, LenderRules>>): Fault[] {
  const { finance, calculator } = recordOf(site);
  const { lenders, dealershipLenders } = recordOf(finance);
  const known = Object.keys({ ...standardLenders, ...own });
  const faultsOf = (field: string, key: unknown, names: readonly string[]): Fault[] =>
    typeof key !== 'string' || names.includes(key)
      ? []
      : [
          [
            field,
            `'${key}' is not a lender of this host${didYouMean(key, names) || `: there are ${names.join(', ')}`}`,
          ],
        ];
  const preferred = (field: string, keys: unknown): Fault[] =>
    listOf(keys).flatMap((key, at) => faultsOf(`${field}.${at}`, key, known));
  return [
    ...preferred('finance.lenders', lenders),
    ...Object.entries(recordOf(dealershipLenders)).flatMap(([id, keys]) =>
      preferred(`finance.dealershipLenders.${id}`, keys),
    ),
    ...Object.keys(recordOf(recordOf(calculator)['lenders'])).flatMap((key) =>
      faultsOf(`calculator.lenders.${key}`, key, [...known, 'youx']),
    ),
  ];
}
