import { ApiError } from "#worker/http/api-error.ts";

export const saveConflict = () =>
  new ApiError(409, "Someone else saved the settings after you opened them. Your changes are not saved yet.");
