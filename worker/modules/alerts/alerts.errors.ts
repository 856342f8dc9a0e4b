import { ApiError, invalidField } from "#worker/http/api-error.ts";

export const unknownPushService = () =>
  invalidField("endpoint", "Must be an https address of the push service of a known browser");
export const invalidPushKey = () =>
  new ApiError(422, [{ loc: ["body", "keys", "p256dh"], msg: "p256dh is not valid", type: "refused" }]);
export const deviceNotFound = () => new ApiError(404, "Device not found");
export const noLocalOutbox = () => new ApiError(404, "Not found");
export const unknownColleague = (service: string) => invalidField(service, "Choose active colleagues");
/** Their names must not appear beside a service that they may not see. */
export const mayNotSeeHealth = (service: string) =>
  invalidField(service, "Choose colleagues who may see health enquiries");
