import { imageRequiredMessage } from "#contract/listings/required-fields.ts";
import { ApiError, invalidField } from "#worker/http/errors.ts";

export const propertyNotFound = () => new ApiError(404, "Property not found");

/** A cursor that is not ours, or that belongs to another order or other filters. */
export const unknownCursor = (name: "cursor" | "before") =>
  new ApiError(422, [{ loc: ["query", name], msg: "Unknown cursor for this list", type: "cursor" }]);

export const referenceTaken = () => invalidField("reference", "Another listing has this reference");
export const imageMissing = () => invalidField("images", imageRequiredMessage);

/** Uploads that are not there or have joined another listing. */
export const uploadsMissing = (field: "uploads" | "images") =>
  invalidField(field, "A picture is not there any more. Please choose it again.");
export const uploadsOfOtherAccount = (field: "uploads" | "images") =>
  invalidField(field, "A picture was sent by another account. Please send it again from this one.");

/** Somebody else changed the listing again and again while this change was being made. */
export const changeConflict = () =>
  new ApiError(409, "Somebody else is changing this listing right now. Please try again.");
