import { expect, it } from "vitest";
import { adminMessages, enquiriesLoadFailureText, errorReason } from "#web/features/admin/messages.ts";
import { ApiError } from "#web/lib/api/api-error.ts";

it("submissions that could not be loaded say why, or that nobody knows", () => {
  expect(enquiriesLoadFailureText(new ApiError(401, "", { detail: "Your session has ended" }))).toEqual({
    title: "Not authenticated",
    text: "Please log in as admin to view submissions.",
  });
  expect(enquiriesLoadFailureText(new ApiError(503, "", undefined))).toEqual({
    title: "Failed to load submissions",
    text: "API 503: Service Unavailable",
  });
  expect(errorReason(undefined)).toBe("Unknown error");
  expect(adminMessages.refreshed).toEqual({
    title: "Data Refreshed",
    text: "Contact submissions have been updated.",
  });
});
