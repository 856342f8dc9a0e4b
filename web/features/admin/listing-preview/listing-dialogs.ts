import { ListingDetailsDialog } from "./listing-details-dialog.tsx";
import { ListingImagesDialog } from "./listing-images-dialog.tsx";
import { ListingPreviewDialog } from "./listing-preview-dialog.tsx";

/**
 * The dialogs that show a listing as visitors see it. They are loaded together: separate chunks would split the code
 * they share with the visitors' property page into more files for everyone.
 */
export const listingDialogs = { ListingDetailsDialog, ListingImagesDialog, ListingPreviewDialog };
