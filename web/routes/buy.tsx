import { buyPage } from "#web/features/properties/list-page-buy.ts";
import { ListScreen } from "#web/features/properties/list-screen.tsx";

export function Buy() {
  return <ListScreen page={buyPage} />;
}
