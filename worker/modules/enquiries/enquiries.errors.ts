import { ApiError, invalidField } from "#worker/http/api-error.ts";

export const tooManyEnquiries = (retryAfterSeconds: number) =>
  new ApiError(429, "You have sent several enquiries in a short time. Please try again later.", retryAfterSeconds);

/** For everyone behind an address, so the text blames no one. */
export const tooManyFromAddress = (retryAfterSeconds: number) =>
  new ApiError(
    429,
    "Too many enquiries came from your network. Please try again later, or call us.",
    retryAfterSeconds,
  );

export const enquiryNotFound = () => new ApiError(404, "Submission not found");
export const assigneeNotAllowed = () =>
  new ApiError(422, [{ loc: ["body", "assignee_id"], msg: "Choose an active colleague", type: "unknown" }]);

export const personUnknown = () => invalidField("person_id", "Choose a person of the list");
export const alreadyTheirs = () => invalidField("person_id", "The enquiry is of this person already");

/** For an undo that another person could do, that has been done or that is too old. */
export const nothingToUndo = () => new ApiError(404, "There is nothing to undo any more");
