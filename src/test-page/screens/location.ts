/** The device's place, once. */

export interface Place {
  latitude: number;
  longitude: number;
  /** Metres. */
  accuracy: number;
}

/** Why there is none. */
export type Refusal = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

const PATIENCE = 15_000;

export function findPlace(): Promise<Place | Refusal> {
  return new Promise((resolve) => {
    // Web views without the permission, and pages without https, may lack it altogether.
    if (!('geolocation' in navigator)) {
      resolve('unsupported');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      ({ code }) => resolve(code === 1 ? 'denied' : code === 3 ? 'timeout' : 'unavailable'),
      { enableHighAccuracy: true, timeout: PATIENCE },
    );
  });
}
