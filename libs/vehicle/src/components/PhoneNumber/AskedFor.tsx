import type { PhoneRequest } from '../../model/phone.ts';

/** Page that shows one number to who has no JavaScript. */
export const callPath = '/call';

/** What asks for a number, for a form that leads to that page. */
export function AskedFor({ request }: { request: PhoneRequest }) {
  return Object.entries(request).map(([name, value]) => <input type="hidden" key={name} name={name} value={value} />);
}
