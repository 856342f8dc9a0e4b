import { lazy } from "react";

const load = () => import("./listing-dialogs.ts").then((module) => module.listingDisplay);

export const PicturesDialog = lazy(async () => ({ default: (await load()).PicturesDialog }));
export const PreviewDialog = lazy(async () => ({ default: (await load()).PreviewDialog }));
export const ViewDialog = lazy(async () => ({ default: (await load()).ViewDialog }));
