import { ApiError, invalidField } from "#worker/http/api-error.ts";

export const linkNotFound = () => new ApiError(404, "Link not found");
export const linkEnded = () => new ApiError(410, "This link has ended. Ask us for a new one.");
export const homeNotFound = () => new ApiError(404, "Home not found");
export const requestNotFound = () => new ApiError(404, "This answer was accepted or declined already");
export const ownsNoHome = () => new ApiError(409, "This person owns no home, or the mandates have ended");
export const tooManyAnswers = (seconds: number) =>
  new ApiError(429, "Too many answers. Please try again later.", seconds);

/** For an answer that a home cannot have, such as sold for a rental. */
export const answerOfOtherKind = (reference: string) =>
  invalidField("answer", `${reference} cannot have this answer. Sales are sold, rentals are let.`);

/** For a request whose home is no longer as the owner saw it. */
export const homeChanged = () =>
  new ApiError(409, "This home was changed after the owner answered. Look at it before you accept.");
