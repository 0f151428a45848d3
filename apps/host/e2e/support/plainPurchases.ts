import { randomInt } from 'node:crypto';
import { paidCard } from './pay.ts';
import { person } from './plainForm.ts';
import type { PlainVisitor } from './plainVisitor.ts';

/** The first choice of a field that a form asks to choose in. */
const firstChoice = (html: string, name: string): string | null =>
  new RegExp(`<select[^>]* name="${name}".*?<option[^>]* value="([^"]+)"`, 's').exec(html)?.[1] ?? null;

/** Who asks, beside the phone that is signed in. */
const { phone: _phone, ...who } = person;

/** Brings a signed-in visitor from a number plate that the register knows to the offer for the car. */
export async function valueCar(visitor: PlainVisitor, path: string, rego: string, regoState = 'WA'): Promise<void> {
  await visitor.open(path);
  await visitor.send('name="rego"', { rego, regoState });
  await visitor.send('name="kms"', { kms: '42,000' });
  await visitor.send('name="answer-keys"', {
    'answer-exterior': 'light marks',
    'answer-interior': 'light wear',
    'answer-service': 'partly',
    'answer-accident': 'yes, repaired',
    'answer-tyres': 'worn',
    'answer-keys': 'one',
  });
}

/** Sends the details below an offer, which accepts it, or asks for an appraisal where there is none. */
export async function acceptOffer(
  visitor: PlainVisitor,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  const html = visitor.html();
  const places = ['location_id', 'dealership_slug'].flatMap((name) => {
    const choice = firstChoice(html, name);
    return choice === null ? [] : [[name, choice] as const];
  });
  await visitor.send('name="last_name"', { ...who, ...Object.fromEntries(places), ...details });
}

/** Fills in the form of a vehicle's deposit, up to the page of the payment. */
export async function beginReservation(
  visitor: PlainVisitor,
  car: string,
  email: string = person.email,
): Promise<void> {
  await visitor.open(`/cars/${car}/checkout`);
  await visitor.send('name="last_name"', { ...who, email, postcode: '4127' });
}

/** Pays on the stand-in's page. With a code of its own each time it is another card: one holds few vehicles. */
export const pay = (visitor: PlainVisitor, number = paidCard): Promise<void> =>
  visitor.send('name="number"', { number, expiry: '12/30', cvc: String(randomInt(1_000, 10_000)) });
