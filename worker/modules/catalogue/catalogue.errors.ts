import { ApiError } from "#worker/http/api-error.ts";

/** For a version that is not the current one: it may name homes that are no longer public. */
export const versionNotFound = () => new ApiError(404, "Version not found");

/** The client gets the whole catalogue instead. */
export const versionTooOld = () => new ApiError(409, "This version is too old. Get the whole catalogue.");
