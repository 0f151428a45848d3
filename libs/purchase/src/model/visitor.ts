import { parsePhone } from '@forecourt/domain';
import { plainAnswer, plainMessage, visitorQuestions } from '@forecourt/domain/answers';
import * as z from 'zod/mini';

/** Contact details, as every form here asks for them. */
export interface Visitor {
  name: string;
  last_name: string;
  email: string;
  /** As typed. */
  phone: string;
  postcode: string;
}

export const visitorFields = Object.keys(visitorQuestions);

const { name, last_name, email, phone, postcode } = visitorQuestions;

export const visitorShape = {
  name: plainAnswer(name),
  last_name: plainAnswer(last_name),
  email: plainAnswer(email),
  /** Strict, because the dealer calls this number about money: it has to be a valid Australian number. */
  phone: plainAnswer(phone).check(z.refine((text) => parsePhone(text) !== null, plainMessage(phone))),
  postcode: plainAnswer(postcode),
};

/** Contact details of whoever reserves, buys or pays. */
export const visitorSchema: z.ZodMiniType<Visitor> = z.object(visitorShape);
