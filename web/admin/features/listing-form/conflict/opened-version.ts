import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { type ExistingImage, type OrderedImage, toExistingImages } from "#web/admin/lib/images/form-image.ts";
import { copiedListingValues, type ListingValues, newListingValues, toListingValues } from "../listing-values.ts";

/** What the form starts from: the listing as it is stored, or a new one that is empty or like another one. */
export interface FormBase {
  /** Undefined for a new listing. */
  listing: AdminProperty | undefined;
  values: ListingValues;
  images: readonly ExistingImage[];
}

/** The version of the listing that the edits are made on. */
export interface OpenedVersion {
  values: ListingValues;
  /** The images in their order. The name is part of stored drafts, so it stays. */
  pictures: OrderedImage[];
  /** Undefined for a new listing. */
  published?: boolean | undefined;
  updatedAt?: string | undefined;
}

export function toFormBase(
  kind: PropertyKind,
  listing: AdminProperty | undefined,
  copied?: AdminProperty | undefined,
): FormBase {
  if (!listing) return { listing, values: copied ? copiedListingValues(copied) : newListingValues(kind), images: [] };
  return { listing, values: toListingValues(listing), images: toExistingImages(listing.images) };
}

export function toOpenedVersion({ listing, values, images }: FormBase): OpenedVersion {
  return {
    values,
    pictures: images.map(toOrderedImage),
    published: listing?.published,
    updatedAt: listing?.updated_at,
  };
}

export const toOrderedImage = ({ id, alt, focus }: OrderedImage): OrderedImage => ({ id, alt, focus: focus ?? null });
