import { ApiError } from "#worker/http/errors.ts";

export const professionalNotFound = () => new ApiError(404, "Professional not found");
