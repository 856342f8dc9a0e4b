import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { ListingForm } from "#web/admin/features/listing-form/listing-form.tsx";
import { listingFormParts } from "#web/admin/routes/parts/listing-form-parts.ts";
import { currentAdmin } from "./admin-api.ts";
import { renderInApp } from "./property-fixtures.tsx";
import { findButton } from "./quick-queries.ts";

/** Where the browser stores the draft of a new listing of the signed-in admin, or of a stored one. */
export const listingDraftKey = (form: string) => `draft_listing_${currentAdmin.id}_${form}`;

/** Renders the form of a new or an existing listing. */
export async function renderListingForm(kind: PropertyKind = "buy", existing?: AdminProperty) {
  const [onDone, onLeave] = [vi.fn(), vi.fn()];
  const form = { parts: listingFormParts, kind, onDone, onLeave, ...(existing && { existing }) };
  await act(async () => renderInApp(<ListingForm {...form} />));
  return { onDone, onLeave };
}

/** Saves the draft as a reload does, and closes the form. */
export async function closeListingForm(): Promise<void> {
  await act(async () => void dispatchEvent(new Event("pagehide")));
  cleanup();
}

/** Returns the control whose label starts with a text, such as "Price" for "Price *". */
export function listingField(start: string): HTMLInputElement {
  const labels = [...document.querySelectorAll("label")].filter(({ textContent }) => textContent.startsWith(start));
  const [label, second] = labels;
  return (!second && (label?.control as HTMLInputElement | null)) || screen.getByLabelText(new RegExp(`^${start}`));
}
export const typeInto = (label: string, value: string) => fireEvent.change(listingField(label), { target: { value } });
export const pressButton = (name: string) => act(async () => void fireEvent.click(findButton(name)));

const requiredValues = {
  Title: "A house",
  "Property type": "House",
  Description: "Three rooms.",
  Address: "12 Water Street",
};

/** Fills in what a listing needs apart from photos and the place, which a new form has. */
export function fillListing(kindValues: Record<string, string> = { Price: "$84,000" }): void {
  for (const [label, value] of Object.entries({ ...requiredValues, ...kindValues })) typeInto(label, value);
}
