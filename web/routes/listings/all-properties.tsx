import { ListScreen } from "#web/features/listings/list/list-screen.tsx";
import { allPageConfig } from "#web/features/listings/list-pages/all-page-config.ts";

export function AllProperties() {
  return <ListScreen page={allPageConfig} />;
}
