import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { EnquiryHome } from "#web/admin/features/inbox/enquiry/enquiry-home.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";
import { buildDetailProperty } from "../support/property-fixtures.tsx";

afterEach(resetScreen);

const show = async (
  overrides: Parameters<typeof buildDetailProperty>[0] | undefined,
  subject: string | null = null,
) => {
  mockSignedInApi(({ call }) => {
    if (call !== "GET /properties/u-1") return undefined;
    return overrides
      ? [200, { data: { property: buildDetailProperty({ published: true, deleted_at: null, ...overrides }) } }]
      : [404, { detail: "Property not found" }];
  });
  await renderAt(<EnquiryHome uuid="u-1" personId={null} subject={subject} />, "/admin/contact-submissions");
};

it("shows title, price and status of the home, and opens its page", async () => {
  await show({ title: "Villa in Sinkor", price: 85_000, status: "available", is_available: true });
  const link = await screen.findByRole("link", { name: /Villa in Sinkor.*\$85,000.*Available/ });
  expect(link.getAttribute("href")).toBe("/property/u-1");
});

it.each([
  ["Viewing: Villa in Sinkor", false],
  ["Viewing: Cottage in Sinkor", true],
])("below the heading %j shows the title: %s", async (subject, isShown) => {
  await show({ title: "Villa in Sinkor" }, subject);
  expect((await screen.findByText("Villa in Sinkor")).classList.contains("sr-only")).toBe(!isShown);
});

it("opens a home that visitors cannot see in the list of listings", async () => {
  await show({ title: "Villa in Sinkor", published: false });
  const link = await screen.findByRole("link", { name: /Villa in Sinkor/ });
  expect(link.getAttribute("href")).toBe("/admin/listings?view=u-1");
});

it("says so if the home was deleted for good", async () => {
  await show(undefined);
  expect(await screen.findByText("This home was deleted.")).toBeTruthy();
});
