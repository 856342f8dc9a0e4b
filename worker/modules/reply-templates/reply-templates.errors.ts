import { ApiError } from "#worker/http/api-error.ts";

export const serviceNotAllowed = (index: number) =>
  new ApiError(422, [
    { loc: ["body", index, "service"], msg: "Choose a service whose enquiries you can see", type: "unknown" },
  ]);
