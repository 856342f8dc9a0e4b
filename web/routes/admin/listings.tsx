import { ListingsPage } from "#web/features/admin/dashboard/listings-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function AdminListings() {
  usePageHead({ title: "Listings", noindex: true });
  return <ListingsPage />;
}
