import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { ListingActivity } from "#web/admin/features/listings/details/listing-activity.tsx";
import { ListingDetailsDialog } from "#web/admin/features/listings/details/listing-details-dialog.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";
import { buildDetailProperty } from "../support/property-fixtures.tsx";

afterEach(resetScreen);

function mockActivity(enquiries: { recent: number; total: number }) {
  const counts = { views: { recent: 1200, total: 5300 }, calls: { recent: 3, total: 9 } };
  const data = { ...counts, whatsapp: { recent: 4, total: 8 }, shares: { recent: 0, total: 1 }, enquiries };
  mockSignedInApi(({ call }) => (call.endsWith("/activity") ? [200, { data }] : undefined));
}

async function showActivity(enquiries: { recent: number; total: number }) {
  mockActivity(enquiries);
  await renderAt(<ListingActivity uuid="1" />, "/admin");
  return (await screen.findAllByRole("row")).map(({ children }) => [...children].map(({ textContent }) => textContent));
}

it("shows views, contact taps, shares and enquiries of the last 30 days and in total", async () => {
  expect(await showActivity({ recent: 2, total: 6 })).toEqual([
    ["", "Last 30 days", "In total"],
    ["Views", "1,200", "5,300"],
    ["Taps on Call", "3", "9"],
    ["Taps on WhatsApp", "4", "8"],
    ["Shares", "0", "1"],
    ["Enquiries", "2", "6"],
  ]);
});

it("links to the enquiries, if there are any", async () => {
  await showActivity({ recent: 0, total: 6 });
  const path = "/admin/contact-submissions?property_uuid=1";
  expect(screen.getByRole("link", { name: "Enquiries" }).getAttribute("href")).toBe(path);
  cleanup();
  await showActivity({ recent: 0, total: 0 });
  expect(screen.queryByRole("link")).toBeNull();
});

it("appears below the button for photos, which therefore does not move under the finger", async () => {
  mockActivity({ recent: 0, total: 0 });
  const listing = { ...buildDetailProperty(), published: true, deleted_at: null } as AdminProperty;
  await renderAt(
    <ListingDetailsDialog listing={listing} onClose={() => {}} onClosing={() => {}} onEdit={() => {}} />,
    "/admin",
  );
  const activity = await screen.findByRole("table", { name: "Visitors" });
  const button = screen.getByRole("button", { name: "Check photos" });
  expect(button.compareDocumentPosition(activity)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
