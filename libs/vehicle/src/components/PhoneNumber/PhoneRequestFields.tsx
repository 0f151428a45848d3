import type { PhoneRequest } from '../../model/phone.ts';

/** Page that shows a phone number to visitors without JavaScript. */
export const callPath = '/call';

/** Hidden fields that say which number the page should show. */
export function PhoneRequestFields({ request }: { request: PhoneRequest }) {
  return Object.entries(request).map(([name, value]) => <input type="hidden" key={name} name={name} value={value} />);
}
