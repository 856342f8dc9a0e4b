import { ListingPreviewDialog } from "#web/admin/features/listing-form/preview/listing-preview-dialog.tsx";
import { ListingDetailsDialog } from "#web/admin/features/listings/details/listing-details-dialog.tsx";
import { ListingImagesDialog } from "#web/admin/features/listings/details/listing-images-dialog.tsx";

/**
 * The dialogs that show a listing as visitors see it. They are loaded together: separate chunks would split the code
 * they share with the visitors' property page into more files for everyone.
 */
export const listingDialogs = { ListingDetailsDialog, ListingImagesDialog, ListingPreviewDialog };
