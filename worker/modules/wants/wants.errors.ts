import { ApiError, invalidField } from "#worker/http/api-error.ts";

export const wantNotFound = () => new ApiError(404, "Want not found");
export const wantEnded = () => new ApiError(410, "This has ended. Search again to be told of the next one.");
export const channelOff = (channel: string) =>
  invalidField("channel", `This site cannot send ${channel === "email" ? "e-mail" : "notifications"} now`);
export const unknownPushService = () => invalidField("push", "Must be a subscription of a known browser");
export const noFiltersWhileWaiting = () => invalidField("filters", "A waiting list has no filters");
export const timeNotHeld = () => new ApiError(409, "This time is no longer kept for you. We tell you of the next one.");
export const personUnknown = () => invalidField("person_id", "Choose a person");
export const emailUnknown = () => invalidField("channel", "This person has no email address");
export const numberUnknown = () => invalidField("channel", "This person has no phone number");
