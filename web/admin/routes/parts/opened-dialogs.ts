import { lazy } from "react";
import type { ListingDialogs } from "#web/admin/features/listings/opened-listing.tsx";
import { loadCode } from "#web/lib/page/lazy/load-code.ts";
import { LazyListingDetailsDialog, LazyListingImagesDialog } from "./lazy-listing-dialogs.ts";

/** The dialogs that the lists open. */
export const openedDialogs: ListingDialogs = {
  DetailsDialog: LazyListingDetailsDialog,
  ImagesDialog: LazyListingImagesDialog,
  CloseDialog: lazy(() =>
    loadCode(() => import("./close-dialog.tsx")).then((module) => ({ default: module.CloseDialog })),
  ),
  EditDialog: lazy(() =>
    loadCode(() => import("./edit-dialog.tsx")).then((module) => ({ default: module.EditDialog })),
  ),
};
