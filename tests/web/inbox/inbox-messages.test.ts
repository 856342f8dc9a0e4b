import { expect, it } from "vitest";
import { enquiriesLoadFailureText } from "#web/admin/features/shared/enquiries/messages.ts";
import { ApiError } from "#web/lib/api/api-error.ts";

it("explains why enquiries could not be loaded", () => {
  expect(enquiriesLoadFailureText(new ApiError(401, "", { detail: "Your session has ended" }))).toEqual({
    title: "Not authenticated",
    text: "Please log in as admin to view submissions.",
  });
  const title = "Failed to load submissions";
  const outage = new ApiError(503, "", undefined);
  expect(enquiriesLoadFailureText(outage)).toEqual({
    title,
    text: "The server has a problem. Wait a minute, then try again.",
  });
  expect(enquiriesLoadFailureText(undefined)).toEqual({ title, text: "Unknown error" });
});
