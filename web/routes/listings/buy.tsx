import { ListScreen } from "#web/features/listings/list/list-screen.tsx";
import { buyPageConfig } from "#web/features/listings/list-pages/buy-page-config.ts";

export function Buy() {
  return <ListScreen page={buyPageConfig} />;
}
