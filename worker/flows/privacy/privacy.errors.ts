import type { SharedContactConflict } from "#contract/admin/privacy.ts";
import { ApiError, invalidField } from "#worker/http/api-error.ts";

export const adminAccountNotErasable = () =>
  new ApiError(409, "This account belongs to a colleague. Change its role to Customer on the Team page first.");

export const enquiryOfOthers = () => invalidField("enquiry_ids", "Only enquiries of this person");

export const wantOfOthers = () => invalidField("want_ids", "Only wants of this person");

export const unknownPerson = () => new ApiError(404, "Person not found");

/** For enquiries and wants with several names, so that nothing of another person is exported or erased. */
export const contactOfSeveral = (people: SharedContactConflict["people"]) =>
  new ApiError(409, "Several people share this. Choose what is meant.", undefined, { people });
