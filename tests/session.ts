/** The session that the native application puts into the address. */
export const SESSION = {
  deviceId: 'device-1',
  appVersion: '2.4.0',
  userId: '10001',
  appName: 'PrestamoAzul',
  sessionId: 'session-10001',
  clientType: 'ios',
  merchantNumber: '9001',
  mobilePhone: '5512345678',
} as const;
