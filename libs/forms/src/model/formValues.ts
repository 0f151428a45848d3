/**
 * A checked form: every field it has by its name, `''` and `false` for what was left out. What a dealer always looks
 * for is there even where the form does not ask for it.
 */
export interface FormValues {
  [field: string]: string | boolean;
  form_id: string;
  name: string;
  last_name: string;
  email: string;
  phone: string;
  postcode: string;
  message: string;
  category: string;
  subcategory: string;
  location_id: string;
  dealership_slug: string;
  car_id: string;
  opt_in: boolean;
  idempotency_key: string;
  started_at: string;
  website: string;
  visited_pages: string;
  linked_query_params: string;
}
