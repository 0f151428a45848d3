import { email, line, phone, postcode } from './fields.ts';

/** Messages about a visitor's own details, as visitors read them. */
export const visitorMessages = {
  name: 'Enter your first name.',
  last_name: 'Enter your last name.',
  email: 'Enter your email address, like name@example.com.au.',
  phone: 'Enter an Australian phone number, like 0412 345 678.',
  postcode: 'Invalid postcode. Please enter a 4-digit number.',
  terms: '*You must agree to the terms of use before submitting.',
} as const;

/** Who the visitor is, as every form here asks it. */
export interface Visitor {
  name: string;
  last_name: string;
  email: string;
  /** As it was written. */
  phone: string;
  postcode: string;
}

export const visitorFields = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;

export const visitorShape = {
  name: line(visitorMessages.name, 80),
  last_name: line(visitorMessages.last_name, 80),
  email: email(visitorMessages.email),
  phone: phone(visitorMessages.phone),
  postcode: postcode(visitorMessages.postcode),
};
