import { expect, it } from "vitest";
import {
  createFailureText,
  deleteFailureText,
  listingMessages,
  listingsLoadFailureText,
  updateFailureText,
} from "#web/features/admin/listings/messages.ts";
import { ApiError, NetworkError } from "#web/lib/api/api-error.ts";

const refused = (status: number, detail?: string) => new ApiError(status, "", detail && { detail });
const unreachable = new NetworkError();

it("says what was done in the catalogue's words", () => {
  expect(listingMessages.valid.title).toBe("Validation Passed");
  expect(listingMessages.added).toEqual({
    buy: {
      title: "Property Added Successfully!",
      text: "Your property listing has been created and is now live.",
    },
    rent: {
      title: "Rental Property Added Successfully!",
      text: "Your rental property listing has been created and is now live.",
    },
  });
  expect(listingMessages.updated).toEqual({ title: "Updated", text: "Property updated successfully." });
  expect(listingMessages.deleted).toEqual({ title: "Deleted", text: "Property deleted from database successfully." });
});

it.each([
  ["buy", refused(401), "You must be logged in to create properties. Please log in first."],
  ["buy", refused(403), "Access denied. Please make sure you are logged in as an admin."],
  ["buy", refused(422, "Title is required"), "Invalid property data. Please check all required fields."],
  ["buy", refused(409, "This reference is taken"), "This reference is taken"],
  ["buy", refused(500, "Something inside"), "Failed to add property. Please try again."],
  ["rent", refused(500, "Something inside"), "Failed to add rental property. Please try again."],
  ["rent", unreachable, "Failed to add rental property. Please try again."],
] as const)("a listing (%s) that could not be added: %s", (kind, error, text) => {
  expect(createFailureText(kind, error)).toEqual({ title: "Error", text });
});

it.each([
  [refused(401), "Authentication Required", "Please log in to update properties."],
  [refused(409, "Changed meanwhile"), "Error", "Failed to update property: Changed meanwhile"],
  [refused(404), "Error", "Failed to update property: API 404: Not Found"],
  [
    refused(500, "Ask for request 7"),
    "Error",
    "Failed to update property: API 500: Internal Server Error - Ask for request 7",
  ],
  [new ApiError(502, "", "<html>"), "Error", "Failed to update property: API 502: Bad Gateway"],
  [unreachable, "Error", "Failed to update property: The service could not be reached"],
  [undefined, "Error", "Failed to update property: An unexpected error occurred. Please try again."],
])("a listing that could not be changed: %s", (error, title, text) => {
  expect(updateFailureText(error)).toEqual({ title, text });
});

it.each([
  [refused(404), "Property Not Found", "Property may have already been deleted or UUID is invalid."],
  [refused(403), "Access Denied", "You do not have permission to delete this property."],
  // Ruling 28: nothing is removed from view alone.
  [refused(500), "Delete Failed", "Failed to delete property from database. Nothing was removed."],
  [unreachable, "Delete Failed", "Failed to delete property from database. Nothing was removed."],
])("a listing that could not be deleted: %s", (error, title, text) => {
  expect(deleteFailureText(error)).toEqual({ title, text });
});

it("a list that could not be loaded is an API error with its reason", () => {
  expect(listingsLoadFailureText(refused(503))).toEqual({
    title: "API Error",
    text: "Failed to load properties from API: API 503: Service Unavailable",
  });
});
