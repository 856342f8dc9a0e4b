import { expect, it } from "vitest";
import {
  createFailureText,
  deleteFailureText,
  listingsLoadFailureText,
  updateFailureText,
} from "#web/admin/features/shared/listings/messages.ts";
import { ApiError, NetworkError } from "#web/lib/api/api-error.ts";

const apiError = (status: number, detail?: string) => new ApiError(status, "", detail && { detail });
const networkError = new NetworkError();

it.each([
  ["buy", apiError(401), "You must be logged in to create properties. Please log in first."],
  ["buy", apiError(403), "Access denied. Please make sure you are logged in as an admin."],
  ["buy", apiError(422, "Title is required"), "Invalid property data. Please check all required fields."],
  ["buy", apiError(409, "This reference is taken"), "This reference is taken"],
  ["buy", apiError(500, "Something inside"), "Failed to add property. Please try again."],
  ["rent", apiError(500, "Something inside"), "Failed to add rental property. Please try again."],
  ["rent", networkError, "Failed to add rental property. Please try again."],
] as const)("explains why a listing (%s) could not be added: %s", (kind, error, text) =>
  expect(createFailureText(kind, error)).toEqual({ title: "Error", text }),
);

it.each([
  [apiError(401), "Authentication Required", "Please log in to update properties."],
  [apiError(409, "Changed by someone else"), "Error", "Failed to update property: Changed by someone else"],
  [apiError(404), "Error", "Failed to update property: The server has a problem. Wait a minute, then try again."],
  [
    apiError(500, "Call"),
    "Error",
    "Failed to update property: The server has a problem. Wait a minute, then try again. Call",
  ],
  [
    new ApiError(502, "", "<html>"),
    "Error",
    "Failed to update property: The server has a problem. Wait a minute, then try again.",
  ],
  [networkError, "Error", "Failed to update property: The service could not be reached"],
  [undefined, "Error", "Failed to update property: An unexpected error occurred. Please try again."],
])("explains why a listing could not be updated: %s", (error, title, text) =>
  expect(updateFailureText(error)).toEqual({ title, text }),
);

it.each([
  [apiError(404), "Property Not Found", "Property may have already been deleted or UUID is invalid."],
  [apiError(403), "Access Denied", "You do not have permission to delete this property."],
  // The list keeps showing a listing that was not deleted.
  [apiError(500), "Delete Failed", "Failed to delete property from database. Nothing was removed."],
  [networkError, "Delete Failed", "Failed to delete property from database. Nothing was removed."],
])("explains why a listing could not be deleted: %s", (error, title, text) =>
  expect(deleteFailureText(error)).toEqual({ title, text }),
);

it("explains why the list could not be loaded", () => {
  const text = "Failed to load properties from API: The server has a problem. Wait a minute, then try again.";
  expect(listingsLoadFailureText(apiError(503))).toEqual({ title: "API Error", text });
});
