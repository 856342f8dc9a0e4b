import type { MapLocation } from "#web/site/features/listings/map/map-location.ts";

/** Where the phone is. `accuracy` is the radius in metres that contains it. */
export interface OwnLocation extends MapLocation {
  accuracy: number;
}

export const ownLocationMessages = {
  denied: "This site may not use your location. Allow it in the browser's settings, or set the pin on the map.",
  unavailable: "Your location is not available. Turn on location on this phone and retry, or set the pin on the map.",
  timeout: "Finding your location took too long. Go outside or to a window and retry, or set the pin on the map.",
  unsupported: "This browser cannot find your location. Set the pin on the map.",
  blocked:
    "This page was opened from a page without location. Reload it to use your location. Your entries stay on this phone.",
} as const;

const options: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 30_000 };

/** @throws Error whose message says what to do */
export function findOwnLocation(): Promise<OwnLocation> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) return reject(new Error(ownLocationMessages.unsupported));
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      ({ code }) => reject(new Error(getMessage(code))),
      options,
    );
  });
}

function getMessage(code: number): string {
  if (code === 1) return ownLocationMessages.denied;
  return code === 3 ? ownLocationMessages.timeout : ownLocationMessages.unavailable;
}

interface PolicyDocument {
  featurePolicy?: { allowsFeature: (name: string) => boolean };
}

/**
 * Whether the page's policy blocks the location. Only admin pages allow it, and a page keeps the policy of the first page
 * of the visit, such as the login, until it is reloaded. Browsers that do not enforce policies have no such object.
 */
export function isLocationBlocked(): boolean {
  return (document as PolicyDocument).featurePolicy?.allowsFeature("geolocation") === false;
}
