import { ImagesField } from "#web/admin/features/images/images-field.tsx";
import type { ListingFormParts } from "#web/admin/features/listing-form/listing-form-parts.ts";
import { LazyListingPreviewDialog } from "./lazy-listing-dialogs.ts";

/** What the forms of listings take from other features. */
export const listingFormParts: ListingFormParts = { ImagesField, PreviewDialog: LazyListingPreviewDialog };
