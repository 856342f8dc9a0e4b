import type { ComponentType } from "react";
import type { ImagesFieldProps } from "#web/admin/lib/images/images-field-props.ts";
import type { ListingPreviewDialogProps } from "./preview/listing-preview-dialog.tsx";

/** Parts of the form that the route provides: other features own them, or they are loaded with dialogs of other features. */
export interface ListingFormParts {
  ImagesField: ComponentType<ImagesFieldProps>;
  PreviewDialog: ComponentType<ListingPreviewDialogProps>;
}
