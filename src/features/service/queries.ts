/** The read of the contacts, and the schema of its answer (contract, section 5: customer service). */
import * as v from 'valibot';
import { record, text } from '../../api/decode';
import { readQuery } from '../../api/read-query';
import { firstRead } from '../../api/request';
import { screens } from '../../screens';

export const contacts = v.pipe(
  record({ phone: text, va: text, email: text }),
  // `va` is read as a WhatsApp number (contract, section 5: assumed).
  v.transform(({ phone, va, email }) => ({ phone: phone?.trim(), whatsapp: va?.trim(), email: email?.trim() })),
);
export type Contacts = v.InferOutput<typeof contacts>;

export const contactsQuery = readQuery(firstRead(screens.service.read, {}), contacts);
