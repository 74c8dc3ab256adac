/** The wire schema of the contacts (contract, section 5: customer service). */
import * as v from 'valibot';
import { record, text } from '../../api/decode';

export const contacts = v.pipe(
  record({ phone: text, va: text, email: text }),
  // `va` is read as a WhatsApp number (contract, section 5: assumed).
  v.transform(({ phone, va, email }) => ({ phone: phone?.trim(), whatsapp: va?.trim(), email: email?.trim() })),
);
export type Contacts = v.InferOutput<typeof contacts>;
