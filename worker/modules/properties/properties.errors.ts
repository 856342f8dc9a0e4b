import type { UnusualPricesConflict } from "#contract/listings/admin-property.ts";
import { imageRequiredMessage } from "#contract/listings/required-fields.ts";
import type { PropertyConflict } from "#contract/listings/status/property-conflict.ts";
import { ApiError, invalidField } from "#worker/http/api-error.ts";

export const propertyNotFound = () => new ApiError(404, "Property not found");

export const areaNotFound = () => new ApiError(404, "Area not found");

/** For a cursor that is malformed or belongs to another order or other filters. */
export const unknownCursor = (name: "cursor" | "before") =>
  new ApiError(422, [{ loc: ["query", name], msg: "Unknown cursor for this list", type: "cursor" }]);

export const referenceTaken = () => invalidField("reference", "Another listing has this reference");
export const ownerUnknown = () => invalidField("owner_id", "Choose a person from the list");
export const imageMissing = () => invalidField("images", imageRequiredMessage);

/** For uploads that do not exist or are attached to another property. */
export const uploadsMissing = (field: "uploads" | "images") =>
  invalidField(field, "A photo is no longer available. Please choose it again.");
export const uploadsOfOtherAccount = (field: "uploads" | "images") =>
  invalidField(field, "A photo was uploaded by another account. Please upload it again from this one.");

/** For a change that failed repeatedly because others changed the same property. */
export const changeConflict = () =>
  new ApiError(409, "Someone else is changing this listing right now. Please try again.");

/** For a change of a version that is no longer the stored one. */
export const editConflict = (conflict: Omit<PropertyConflict, "detail">) =>
  new ApiError(409, "Someone else has changed this listing since you opened it.", undefined, conflict);

/** For a status that one of several properties cannot have, such as sold for a rental. */
export const statusOfOtherKind = (reference: string) =>
  invalidField("status", `${reference} cannot have this status. Sales are sold, rentals are let.`);

/** For publishing several properties of which one has no image. */
export const unpublishable = (reference: string) => invalidField("published", `${reference} has no photo`);

/** For an undo that another person could do, that has been done or that is too old. */
export const nothingToUndo = () => new ApiError(404, "There is nothing to undo any more");

export const priceOutOfRange = (reference: string) =>
  invalidField("price_percent", `The new price of ${reference} would be too high`);

/** For new prices that are probably not meant. */
export const unusualPrices = (questions: UnusualPricesConflict["questions"]) =>
  new ApiError(409, "Some of the new prices are unusual.", undefined, { questions });

export const importOfOther = () => invalidField("import_id", "This import belongs to another person");
export const importUndone = () => new ApiError(409, "This import was undone. Import the file again to start over.");
export const importNotFound = () => new ApiError(404, "Import not found");
export const importReportDeleted = () => new ApiError(410, "The report of this import was deleted after 12 months");
export const importTooOld = (days: number) => new ApiError(409, `An import can be undone for ${days} days`);
