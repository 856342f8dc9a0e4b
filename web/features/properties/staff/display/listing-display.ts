import { PicturesDialog } from "./pictures-dialog.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { ViewDialog } from "./view-dialog.tsx";

/**
 * Whatever shows a listing as visitors see it. It is loaded as one piece: what it shares with the listing's page would
 * otherwise be split for everybody into as many files as there are dialogs.
 */
export const listingDisplay = { PicturesDialog, PreviewDialog, ViewDialog };
