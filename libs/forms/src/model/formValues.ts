/**
 * A validated form: every field by its name, `''` and `false` for what was left out. The fields that dealers always
 * read are present even where the form does not ask for them.
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
