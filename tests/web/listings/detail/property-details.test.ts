import { expect, it } from "vitest";
import type { PropertyDetail } from "#shared/listings/details/property-detail.ts";
import { listDetails } from "#shared/listings/details/property-details.ts";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { emptyListingValues } from "#web/admin/features/listing-form/listing-values.ts";
import { buildPreviewProperty } from "#web/admin/features/listing-form/preview/build-preview-property.ts";
import { listingFields } from "#web/admin/features/shared/listings/listing-fields.ts";
import { detailRows } from "#web/site/features/listings/detail/detail-rows.ts";

/** What a person enters for a detail, and what visitors read. */
function exampleOf(detail: PropertyDetail): [entered: string, shown: string] {
  if (detail.type === "flag") return ["true", "Yes"];
  if (detail.type === "choice") return [detail.choices[0] ?? "", detail.choices[0] ?? ""];
  return detail.type === "year" ? ["2019", "2019"] : ["7", "7"];
}

it.each(propertyKinds)("%s: a detail that is entered in the form is shown on the page, under its label", (kind) => {
  const values = emptyListingValues(kind);
  const details = listDetails(kind);
  for (const [name, detail] of details) values.fields[name] = exampleOf(detail)[0];
  const rows = detailRows(buildPreviewProperty(kind, values, [], undefined));
  for (const [name, detail] of details) {
    expect(rows).toContainEqual([detail.pageLabel ?? detail.label, exampleOf(detail)[1]]);
    expect(listingFields(kind)).toContainEqual(expect.objectContaining({ name, label: detail.label }));
  }
});

it.each(propertyKinds)("%s: a detail that was not entered is not on the page", (kind) => {
  const labels = detailRows(buildPreviewProperty(kind, emptyListingValues(kind), [], undefined)).map(
    ([label]) => label,
  );
  for (const [, detail] of listDetails(kind)) expect(labels).not.toContain(detail.pageLabel ?? detail.label);
});
