import { ApiError } from "#worker/http/api-error.ts";

export const memberNotFound = () => new ApiError(404, "User not found");
export const ownAccountNotAllowed = () => new ApiError(403, "You cannot change your own account here.");
export const noOpenRequest = () => new ApiError(409, "This account has no open request.");
export const noSecondStep = () => new ApiError(409, "This account has no two-step login.");
export const memberDisabled = () => new ApiError(409, "This account is disabled.");
