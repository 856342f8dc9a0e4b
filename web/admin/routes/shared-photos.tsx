import { SharedPhotosPage } from "#web/admin/features/shared-photos/shared-photos-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function SharedPhotos() {
  usePageHead({ title: "Shared photos", noindex: true });
  return <SharedPhotosPage />;
}
