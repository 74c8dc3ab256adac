import { readQuery } from '../../api/read-query';
import { firstRead } from '../../api/request';
import { screens } from '../../screens';
import { contacts } from './wire';

/** The contacts of customer service. */
export const contactsQuery = readQuery(firstRead(screens.service.read, {}), contacts);
