import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { services } from "#contract/services/services.ts";
import { Contact } from "#web/site/routes/contact.tsx";
import { resetScreen } from "../support/account-api.tsx";
import { inputByLabel } from "../support/enquiry-form.ts";
import { buildDetailProperty, buildDetailResponse, renderInApp } from "../support/property-fixtures.tsx";

afterEach(resetScreen);

const hiddenValue = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)?.value;

/** Renders the page and waits for the code of its form. */
async function renderContact(options: Parameters<typeof renderInApp>[1]): Promise<void> {
  await act(async () => void renderInApp(<Contact />, options));
  await screen.findByLabelText("Name");
}

it.each([
  ["/contact", "general"],
  ["/contact?service=janitorial", "janitorial"],
  ["/contact?service=plumbing", "general"],
])("%s offers every service and selects %s", async (path, service) => {
  await renderContact({ path });
  expect(inputByLabel("What is it about?").value).toBe(service);
  expect(document.querySelectorAll("option")).toHaveLength(services.length);
});

it("restores an earlier choice unless the URL names a service", async () => {
  const values = { service: "health", name: "Ma" };
  localStorage.setItem("draft_contact", JSON.stringify({ values, since: 1 }));
  await renderContact({ path: "/contact" });
  expect(inputByLabel("What is it about?").value).toBe("health");
  cleanup();
  await renderContact({ path: "/contact?service=janitorial" });
  expect(inputByLabel("What is it about?").value).toBe("janitorial");
  expect(inputByLabel("Name").value).toBe("Ma");
});

it("asks about the listing in the URL", async () => {
  const listing = buildDetailProperty();
  const data = { [`/public/properties/${listing.uuid}`]: buildDetailResponse(listing) };
  await renderContact({ path: `/contact?property=${listing.uuid}`, data });
  expect(screen.getByText("Oceanfront villa (MH-1042)")).toBeTruthy();
  expect(hiddenValue("service")).toBe("real-estate");
  expect(hiddenValue("property_uuid")).toBe(listing.uuid);
});

it.each([
  ["property", "real-estate", "property_uuid", "/public/properties/x", "the home you were looking at"],
  ["doctor", "health", "professional_id", "/public/professionals/x", "the doctor you chose"],
  ["course", "driving-school", "course_id", "/public/courses/x", "the course you chose"],
])("asks about a missing %s", async (param, service, idField, key, label) => {
  await renderContact({ path: `/contact?${param}=x`, data: { [key]: null } });
  expect(screen.getByText(label)).toBeTruthy();
  expect(hiddenValue("service")).toBe(service);
  expect(hiddenValue(idField)).toBe("x");
});
