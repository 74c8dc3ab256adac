/** The contacts of customer service. */
import customerService from '../../src/contract/customer-service.ts';
import { brandOf } from '../../theme/brands.ts';
import { endpoint } from '../endpoint.ts';

const { servicePhone, email } = brandOf(undefined);

export const service = endpoint(customerService, async () => ({
  phone: servicePhone,
  va: '+52 1 55 5000 1235',
  email,
}));
