import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Contact } from "#web/routes/contact.tsx";
import { inputByLabel } from "../support/enquiry-form.ts";
import { buildDetailProperty, buildDetailResponse, renderInApp } from "../support/property-fixtures.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const hidden = (name: string) => document.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)?.value;

it("the general form offers every service and begins with something else", () => {
  renderInApp(<Contact />, { path: "/contact" });
  expect(inputByLabel("What is it about?").value).toBe("general");
  expect(document.querySelectorAll("option")).toHaveLength(5);
});

it("a service in the address is chosen, another word is not", () => {
  renderInApp(<Contact />, { path: "/contact?service=janitorial" });
  expect(inputByLabel("What is it about?").value).toBe("janitorial");
  cleanup();
  renderInApp(<Contact />, { path: "/contact?service=plumbing" });
  expect(inputByLabel("What is it about?").value).toBe("general");
});

it("a choice made before is put back, unless the address names one", () => {
  const values = { service: "health", name: "Ma" };
  localStorage.setItem("draft_contact", JSON.stringify({ values, since: 1 }));
  renderInApp(<Contact />, { path: "/contact" });
  expect(inputByLabel("What is it about?").value).toBe("health");
  cleanup();
  renderInApp(<Contact />, { path: "/contact?service=janitorial" });
  expect(inputByLabel("What is it about?").value).toBe("janitorial");
  expect(inputByLabel("Name").value).toBe("Ma");
});

it("a listing in the address makes it an enquiry about that listing", () => {
  const listing = buildDetailProperty();
  const data = { [`/public/properties/${listing.uuid}`]: buildDetailResponse(listing) };
  renderInApp(<Contact />, { path: `/contact?property=${listing.uuid}`, data });
  expect(screen.getByText("Oceanfront villa (MH-1042)")).toBeTruthy();
  expect(hidden("service")).toBe("real-estate");
  expect(hidden("property_uuid")).toBe(listing.uuid);
});

it.each([
  ["property", "real-estate", "property_uuid", "/public/properties/x", "the home you were looking at"],
  ["doctor", "health", "professional_id", "/public/professionals/x", "the doctor you chose"],
  ["course", "driving-school", "course_id", "/public/courses/x", "the course you chose"],
])("a %s that is gone can still be asked about", (param, service, idField, key, words) => {
  renderInApp(<Contact />, { path: `/contact?${param}=x`, data: { [key]: null } });
  expect(screen.getByText(words)).toBeTruthy();
  expect(hidden("service")).toBe(service);
  expect(hidden(idField)).toBe("x");
});
