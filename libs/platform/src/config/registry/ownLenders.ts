import { siteFinanceSchema, standardLenders, type LenderRules, type Site } from '@forecourt/domain';
import { didYouMean } from '../closestName.ts';
import { readSettings } from '../readSettings.ts';
import type { Fault } from '../sites/siteFaults.ts';
import type { ForecourtConfig } from './forecourtConfig.ts';

const schema = siteFinanceSchema.shape.ownLenders;

/** What is wrong with the lenders of a host's configuration. */
export function lenderFaults(lenders: ForecourtConfig['lenders'] = {}): string[] {
  const reading = readSettings(schema, lenders, 'rule');
  return 'read' in reading ? [] : reading.faults.map(({ path, message }) => `lenders.${path} ${message}`);
}

/** Lenders of a host's configuration with all their rules. */
export const lendersOf = (lenders: ForecourtConfig['lenders'] = {}): Readonly<Record<string, LenderRules>> =>
  schema.parse(lenders);

/** Lenders of a site's file that the host does not have. @param own the host's beside the platform's */
export function unknownLenders(
  { finance, calculator }: Pick<Site, 'finance' | 'calculator'>,
  own: Readonly<Record<string, LenderRules>>,
): Fault[] {
  const known = Object.keys({ ...standardLenders, ...own });
  const faultsOf = (field: string, key: string, names: readonly string[]): Fault[] =>
    names.includes(key)
      ? []
      : [
          [
            field,
            `'${key}' is not a lender of this host${didYouMean(key, names) || `: there are ${names.join(', ')}`}`,
          ],
        ];
  const preferred = (field: string, keys: readonly string[]): Fault[] =>
    keys.flatMap((key, at) => faultsOf(`${field}.${at}`, key, known));
  return [
    ...preferred('finance.lenders', finance.lenders),
    ...Object.entries(finance.dealershipLenders).flatMap(([id, keys]) =>
      preferred(`finance.dealershipLenders.${id}`, keys),
    ),
    ...Object.keys(calculator.lenders).flatMap((key) => faultsOf(`calculator.lenders.${key}`, key, [...known, 'youx'])),
  ];
}
