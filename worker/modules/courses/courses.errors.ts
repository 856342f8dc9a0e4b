import { ApiError } from "#worker/http/errors.ts";

export const courseNotFound = () => new ApiError(404, "Course not found");
