import { allPage } from "#web/features/properties/list-page-all.ts";
import { ListScreen } from "#web/features/properties/list-screen.tsx";

export function AllProperties() {
  return <ListScreen page={allPage} />;
}
