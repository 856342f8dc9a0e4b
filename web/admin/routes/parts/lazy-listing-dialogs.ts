import { lazy } from "react";
import { loadCode } from "#web/lib/page/lazy/load-code.ts";

const load = () => loadCode(() => import("./listing-dialogs.ts")).then((module) => module.listingDialogs);

export const LazyListingImagesDialog = lazy(async () => ({ default: (await load()).ListingImagesDialog }));
export const LazyListingPreviewDialog = lazy(async () => ({ default: (await load()).ListingPreviewDialog }));
export const LazyListingDetailsDialog = lazy(async () => ({ default: (await load()).ListingDetailsDialog }));
