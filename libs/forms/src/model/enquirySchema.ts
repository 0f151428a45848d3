import { enquirySettings, type EnquiryOptions } from './enquiryOptions.ts';
import { formSchema } from './formSchema.ts';
import { enquiryForm } from './forms/enquiry.ts';

/**
 * What an enquiry takes on one site, for browser and server alike.
 * @example useForm({ resolver: zodResolver(enquirySchema(enquiryOptions(site, vehicle))) })
 */
export function enquirySchema(options: EnquiryOptions) {
  return formSchema(enquiryForm, enquirySettings(options));
}
