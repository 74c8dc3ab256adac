/** The contacts of customer service. */
import customerService from '../../src/contract/customer-service.ts';
import { endpoint } from '../endpoint.ts';

export const service = endpoint(customerService, async () => ({
  phone: '+52 55 5000 0142',
  va: '+52 1 55 5000 0143',
  email: 'ayuda@lago-azul.example',
}));
