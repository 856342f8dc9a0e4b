import type { SharedContactConflict } from "#contract/admin/privacy.ts";
import { ApiError } from "#worker/http/api-error.ts";

export const adminAccountNotErasable = () =>
  new ApiError(409, "This account belongs to a colleague. Change its role to Customer on the Team page first.");

export const unknownPerson = () => new ApiError(404, "Person not found");

/** For a number or an address that several people share, so that nothing of another person is exported or erased. */
export const contactOfSeveral = (people: SharedContactConflict["people"]) =>
  new ApiError(409, "Several people share this. Search for it, and choose one of them.", undefined, { people });
