import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import type { FormImage } from "#web/admin/lib/images/form-image.ts";
import { pickChangedValues } from "#web/admin/ui/fields/form-values.ts";
import { toListingBody, toListingValues } from "./listing-values.ts";

type Body = Record<string, unknown>;

/** Returns the body that creates a listing with these images. */
export function buildCreateBody(fields: Body, images: readonly FormImage[]): Body {
  return {
    ...fields,
    uploads: images.map(({ uploadId }) => uploadId),
    image_alts: altTexts(images),
    image_focus: focusPoints(images.filter(({ focus }) => focus !== null)),
  };
}

/** Returns the body that changes a listing: only what differs. It is empty when nothing has changed. */
export function buildUpdateBody(existing: AdminProperty, fields: Body, images: readonly FormImage[]): Body {
  const stored = { ...toListingBody(existing.kind, toListingValues(existing)), published: existing.published };
  const body = pickChangedValues(stored, fields);
  const order = images.map(({ uploadId }) => uploadId);
  if (order.length > 0 && order.join() !== existing.images.map(({ id }) => id).join()) body.images = order;
  const storedAlts = Object.fromEntries(existing.images.map(({ id, alt }) => [id, alt]));
  const alts = pickChangedValues(storedAlts, altTexts(images));
  if (Object.keys(alts).length > 0) body.image_alts = alts;
  const storedFocuses = Object.fromEntries(existing.images.map(({ id, focus }) => [id, focus]));
  const focuses = pickChangedValues(storedFocuses, focusPoints(images));
  if (Object.keys(focuses).length > 0) body.image_focus = focuses;
  return body;
}

/** Whether an edit changed a field that the duplicate check compares. */
export function hasChangedDuplicateFields(kind: PropertyKind, existing: AdminProperty, body: Body): boolean {
  const changed = pickChangedValues(toListingBody(kind, toListingValues(existing)), body);
  return ["contact_number", "area", "bedrooms", "price", "monthly_rent"].some((name) => name in changed);
}

const altTexts = (images: readonly FormImage[]) =>
  Object.fromEntries(images.map(({ uploadId, alt }) => [uploadId, alt.trim()]));

const focusPoints = (images: readonly FormImage[]) =>
  Object.fromEntries(images.map(({ uploadId, focus }) => [uploadId, focus]));
