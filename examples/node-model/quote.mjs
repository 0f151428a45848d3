// What a program without a page takes from the packages: rules alone, no React.
import { formatDollars, siteSchema } from '@forecourt/domain';
import { repayment } from '@forecourt/finance/model';
import { parseFilters, quoteFilterValue, readSearchUrl } from '@forecourt/search/model';

const weekly = repayment({ principal: 30_000, annualRate: 9.5, years: 5, frequency: 'weekly' });
console.log(`${formatDollars(30_000)} over 5 years at 9.5%: ${formatDollars(weekly)} a week`);

const sections = [
  { attribute: 'make', title: 'Make', control: 'list' },
  { attribute: 'price', title: 'Price', control: 'range' },
];
const { lists, ranges } = readSearchUrl(new URLSearchParams('make=Kia&make=MG&price=-30000'), sections);
console.log(`${lists.make.join(' or ')}, up to ${formatDollars(ranges.price.to)}`);

const read = parseFilters(`make:${quoteFilterValue('Land Rover')} AND price < 30000`);
console.log(read.ok ? `${read.groups.length} conditions` : read.message);

const problem = siteSchema.safeParse({ slug: 'Mildura Mazda' }).error.issues[0];
console.log(`${problem.path.join('.')}: ${problem.message}`);
