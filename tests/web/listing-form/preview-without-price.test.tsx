import { cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { emptyListingValues } from "#web/admin/features/listing-form/listing-values.ts";
import { buildPreviewProperty } from "#web/admin/features/listing-form/preview/build-preview-property.ts";
import { shareText } from "#web/site/features/listings/contact/contact-links.ts";
import { DetailSummary } from "#web/site/features/listings/detail/detail-summary.tsx";
import { renderInApp } from "../support/property-fixtures.tsx";

afterEach(cleanup);

it.each([
  ["buy", "price", ""],
  ["rent", "monthly_rent", ""],
  ["buy", "price", "0"],
  ["rent", "monthly_rent", "-5"],
  ["buy", "price", "ask the owner"],
] as const)("the preview (%s) of a form whose %s is %j says no price", (kind, field, typed) => {
  const values = emptyListingValues(kind);
  Object.assign(values.fields, { title: "Villa", [field]: typed, advance_months: "3", deposit: "100" });
  const preview = buildPreviewProperty(kind, values, [], undefined);
  if (preview.kind === "rent") expect(preview.move_in_cost).toBeNull();
  expect(shareText(preview)).not.toContain("$");
  const { container } = renderInApp(<DetailSummary property={preview}>{null}</DetailSummary>);
  expect(container.textContent).toContain("Villa");
  expect(container.textContent).not.toMatch(/\$|price|monthly rent|on request/i);
});

it("the preview of a form with a price says it", () => {
  const values = emptyListingValues("rent");
  Object.assign(values.fields, { monthly_rent: "850" });
  const preview = buildPreviewProperty("rent", values, [], undefined);
  const { container } = renderInApp(<DetailSummary property={preview}>{null}</DetailSummary>);
  expect(container.textContent).toContain("Monthly Rent$850/mo");
});
