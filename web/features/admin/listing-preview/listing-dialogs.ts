import { ListingDetailsDialog } from "./listing-details-dialog.tsx";
import { ListingImagesDialog } from "./listing-images-dialog.tsx";
import { ListingPreviewDialog } from "./listing-preview-dialog.tsx";

/**
 * Whatever shows a listing as visitors see it. It is loaded as one piece: what it shares with the listing's page would
 * otherwise be split for everybody into as many files as there are dialogs.
 */
export const listingDialogs = {
  PicturesDialog: ListingImagesDialog,
  PreviewDialog: ListingPreviewDialog,
  ViewDialog: ListingDetailsDialog,
};
