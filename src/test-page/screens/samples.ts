/** The profiles of a first visit: three phones, both languages, and borrowers of the sandbox. */
import { DEFAULTS } from './fields';
import type { Profiles } from './profiles';

export const SAMPLES: Profiles = [
  {
    name: 'iPhone 15 · español',
    parameters: {
      ...DEFAULTS,
      userId: '10001',
      clientType: 'ios',
      mobilePhone: '5512345678',
      language: '2',
    },
  },
  {
    // The one whose card list is empty, and whose only order no other borrower may see.
    name: 'iPhone SE · English',
    parameters: {
      appVersion: '2.3.1',
      deviceName: 'iPhone SE (2020)',
      deviceId: 'qa-device-2',
      osVersion: '15.0',
      sessionId: 'session-20002',
      idfa: '00000000-0000-4000-8000-000000000002',
      productId: '101',
      orderId: '2000174',
      contactName: 'Asha Verma',
      payCode: 'CASH01',
      amount: '346045',
      userId: '20002',
      clientType: 'ios',
      mobilePhone: '9876543210',
      language: '1',
    },
  },
  {
    // Nobody yet: the sandbox opens an account at the first call.
    name: 'Android · español',
    parameters: {
      appVersion: '2.4.0',
      deviceName: 'Moto G34',
      deviceId: 'qa-device-3',
      osVersion: '14',
      sessionId: 'session-30003',
      productId: '102',
      orderId: '1000180',
      contactName: 'Luis Ángel Peña',
      payCode: 'CASH01',
      amount: '346045',
      userId: '30003',
      clientType: 'android',
      mobilePhone: '5598765432',
      language: '2',
    },
  },
];
