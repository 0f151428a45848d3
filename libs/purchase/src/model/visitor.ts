import { parsePhone } from '@forecourt/domain';
import { plainAnswer, plainMessage, visitorQuestions } from '@forecourt/domain/answers';
import * as z from 'zod/mini';

/** Who the visitor is, as every form here asks it. */
export interface Visitor {
  name: string;
  last_name: string;
  email: string;
  /** As it was written. */
  phone: string;
  postcode: string;
}

export const visitorFields = Object.keys(visitorQuestions);

const { name, last_name, email, phone, postcode } = visitorQuestions;

export const visitorShape = {
  name: plainAnswer(name),
  last_name: plainAnswer(last_name),
  email: plainAnswer(email),
  /** Somebody is called on it about money: it has to be a number that is in use. */
  phone: plainAnswer(phone).check(z.refine((text) => parsePhone(text) !== null, plainMessage(phone))),
  postcode: plainAnswer(postcode),
};

/** Who reserves, buys or pays. */
export const visitorSchema: z.ZodMiniType<Visitor> = z.object(visitorShape);
