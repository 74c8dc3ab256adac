/** The query of the contacts. */
import { readQuery } from '../../api/read-query';
import { customerService } from '../../contract/customer-service';

export const contactsQuery = readQuery(customerService, {});
