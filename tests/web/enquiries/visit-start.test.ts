import { afterEach, expect, it, vi } from "vitest";
import { readVisitStart } from "#web/lib/visits/read-visit-start.ts";
import { keepVisitStart } from "#web/site/lib/visits/keep-visit-start.ts";

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const visit = (address: string, referrer: string) => {
  history.replaceState(null, "", address);
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  keepVisitStart();
};

it("keeps where the first page of a visit came from, and no later one", () => {
  visit("/rent?utm_source=Facebook&utm_campaign=november&bedrooms=2", "https://m.facebook.com/groups?id=1");
  visit("/contact?utm_source=other", "https://www.google.com/");
  expect(readVisitStart()).toEqual({ utm_source: "Facebook", utm_campaign: "november", referrer: "m.facebook.com" });
});

it("knows a printed code, and shortens what is too long", () => {
  visit(`/properties/1?link=/r/MH-1042&utm_medium=${"x".repeat(150)}`, "");
  expect(readVisitStart()).toEqual({ link: "/r/MH-1042", utm_medium: "x".repeat(100) });
});

it("states nothing for a direct visit and for links of this site", () => {
  visit("/rent", `${location.origin}/`);
  expect(readVisitStart()).toBeUndefined();
  sessionStorage.clear();
  expect(readVisitStart()).toBeUndefined();
});
