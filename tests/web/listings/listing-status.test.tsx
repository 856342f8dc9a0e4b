import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { PropertyCard } from "#web/site/features/listings/card/property-card.tsx";
import { factRows } from "#web/site/features/listings/compare/rows/compare-rows.ts";
import { shareText } from "#web/site/features/listings/contact/contact-links.ts";
import { ContactActions } from "#web/site/features/listings/detail/contact/contact-actions.tsx";
import { DetailBody } from "#web/site/features/listings/detail/detail-body.part.tsx";
import { describeListing } from "#web/site/features/listings/detail/structured-data.ts";
import { confirmationText } from "#web/site/features/listings/facts/listing-status.ts";
import { moveInText } from "#web/site/features/listings/facts/move-in-text.ts";
import { buildDetailProperty, buildPropertyCard, renderInApp } from "../support/property-fixtures.tsx";

const now = Date.parse("2026-07-10T12:00:00.000Z");
const confirmed = (confirmed_at: string | null, overrides: object = {}) =>
  confirmationText({ status: "available", confirmed_at, ...overrides }, 30, now);

afterEach(cleanup);

describe("the confirmation", () => {
  it.each([
    ["2026-07-10T09:00:00.000Z", "Confirmed today"],
    ["2026-07-09T11:00:00.000Z", "Confirmed 1 day ago"],
    ["2026-07-07T11:00:00.000Z", "Confirmed 3 days ago"],
    ["2026-06-10T13:00:00.000Z", "Confirmed 29 days ago"],
    ["2026-05-12T09:00:00.000Z", "Not confirmed since 12 May"],
    ["2025-05-12T09:00:00.000Z", "Not confirmed since 12 May 2025"],
    ["2026-07-11T09:00:00.000Z", "Confirmed today"],
    [null, "Not confirmed yet"],
  ])("of %s is shown as %s", (confirmedAt, text) => expect(confirmed(confirmedAt)).toBe(text));

  it("is not shown for homes that are sold or let, or for samples", () => {
    expect(confirmed("2026-07-10T09:00:00.000Z", { status: "sold" })).toBeUndefined();
    expect(confirmed(null, { sample: true })).toBeUndefined();
  });
});

describe("the money to move in", () => {
  const rental = { advance_months: 12, deposit: 300, agency_fee: 300, move_in_cost: 5400, move_in_unknown: [] };
  it.each([
    [{}, "$5,400 (12 months + $300 deposit + $300 fee)"],
    [{ deposit: 0 }, "$5,400 (12 months + no deposit + $300 fee)"],
    [
      { deposit: null, move_in_unknown: ["deposit" as const] },
      "at least $5,400 (12 months + deposit unknown + $300 fee)",
    ],
    [{ advance_months: null, move_in_cost: null }, "unknown (months in advance unknown + $300 deposit + $300 fee)"],
    [{ advance_months: null, deposit: null, agency_fee: null, move_in_cost: null }, "unknown, please ask"],
  ])("with %j is %s", (change, text) => expect(moveInText({ ...rental, ...change })).toBe(text));
});

describe("a card", () => {
  it.each([
    ["under_offer", "Under offer"],
    ["sold", "Sold"],
    ["unavailable", "Unavailable"],
  ])("of status %s has the badge %s", (status, badge) => {
    renderInApp(<PropertyCard property={buildPropertyCard({ status, is_available: false })} headingLevel={2} />);
    expect(screen.getByText(badge)).toBeTruthy();
    expect(screen.queryByText("Available")).toBeNull();
  });

  it("names the price before a reduction, and the confirmation", () => {
    const property = buildPropertyCard({ previous_price: 900, confirmed_at: new Date().toISOString() });
    renderInApp(<PropertyCard property={property} headingLevel={2} />);
    expect(document.body.textContent).toContain("Reduced from $900");
    expect(screen.getByText("Confirmed today")).toBeTruthy();
  });
});

describe("the page of a home", () => {
  const show = (section: "notice" | "terms", overrides: Record<string, unknown>) =>
    renderInApp(<DetailBody property={buildDetailProperty(overrides)} section={section} />);
  const sold = { status: "sold", is_available: false, status_changed_at: "2026-05-03T10:00:00.000Z", off_list: "gone" };

  it("that was sold says when, and leaves its message to the notice of the page", () => {
    show("notice", sold);
    expect(screen.getByText("Sold on 3 May 2026.")).toBeTruthy();
    renderInApp(<ContactActions property={buildDetailProperty(sold)} />);
    expect(screen.queryByRole("link", { name: "Send Message" })).toBeNull();
    expect(screen.queryByRole("link", { name: "See available homes" })).toBeNull();
  });

  it.each([
    ["under_offer", 1],
    ["unavailable", 0],
  ])("of status %s has this many links to available homes below its price: %i", (status, links) => {
    renderInApp(<ContactActions property={buildDetailProperty({ status, is_available: false })} />);
    expect(screen.queryAllByRole("link", { name: "See available homes" })).toHaveLength(links);
  });

  it("that is missing from the lists says why", () => {
    show("notice", { off_list: "unconfirmed", confirmed_at: "2026-02-01T10:00:00.000Z" });
    expect(screen.getByText(/We have not confirmed this home since 1 February 2026/)).toBeTruthy();
  });

  it("that is under offer says if it has not been confirmed", () => {
    show("notice", { status: "under_offer", is_available: false, off_list: "unconfirmed", confirmed_at: null });
    expect(screen.getByText(/Under offer\./).parentElement?.textContent).toBe(
      "Under offer. We have not confirmed this home yet. You can still ask us about it, or choose one of our other homes.",
    );
  });

  it("that is no longer available names itself and says only this, also if it has not been confirmed", () => {
    show("notice", { status: "unavailable", is_available: false, off_list: "unconfirmed" });
    const notice = screen.getByText("No longer available.").parentElement;
    expect(notice?.textContent).toBe(
      "No longer available. Choose one of our other homes, or ask us for a similar one.",
    );
    expect(notice?.previousElementSibling?.querySelector("h1")?.textContent).toBe("Oceanfront villa");
    expect(notice?.previousElementSibling?.textContent).toContain("$450,000");
  });

  it("for rent says what moving in costs", () => {
    const terms = { advance_months: 12, deposit: 300, move_in_cost: 15_300, move_in_unknown: ["agency_fee"] };
    show("terms", { kind: "rent", ...terms });
    expect(document.body.textContent).toContain(
      "To move in: at least $15,300 (12 months + $300 deposit + fee unknown)",
    );
  });
});

it("shares and describes the status", () => {
  const sold = buildDetailProperty({ status: "sold", is_available: false, previous_price: 500_000 });
  expect(shareText(sold)).toContain("Sold · $450,000 · Reduced from $500,000");
  for (const [status, name] of [
    ["available", "InStock"],
    ["under_offer", "LimitedAvailability"],
    ["sold", "SoldOut"],
    ["unavailable", "OutOfStock"],
  ])
    expect(describeListing(buildDetailProperty({ status }))("")).toMatchObject([
      { offers: { availability: `https://schema.org/${name}` } },
    ]);
});

it("compares the money to move in and the confirmation", () => {
  const rental = { kind: "rent", advance_months: 6, move_in_cost: 7500, move_in_unknown: ["deposit", "agency_fee"] };
  const properties = [buildDetailProperty(rental), buildDetailProperty({ confirmed_at: "2026-05-12T09:00:00.000Z" })];
  const rows = factRows(properties.map((property) => ({ uuid: property.uuid, status: "listed", property }) as never));
  expect(rows.find(({ label }) => label === "Money to move in")?.values).toEqual([
    "at least $7,500 (6 months + deposit unknown + fee unknown)",
    null,
  ]);
  expect(rows.find(({ label }) => label === "Last confirmed")?.values).toEqual(["Not yet", "12 May 2026"]);
});
