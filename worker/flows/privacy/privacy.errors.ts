import { ApiError } from "#worker/http/api-error.ts";

export const adminAccountNotErasable = () =>
  new ApiError(409, "This account belongs to a colleague. Change its role to Customer on the Team page first.");
