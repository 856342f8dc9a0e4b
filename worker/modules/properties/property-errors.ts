import { ApiError } from "../../http/errors.ts";

export const propertyNotFound = () => new ApiError(404, "Property not found");

/** A cursor that is not ours, or that belongs to another order or other filters. */
export const unknownCursor = (name: "cursor" | "before") =>
  new ApiError(422, [{ loc: ["query", name], msg: "Unknown cursor for this list", type: "cursor" }]);
