import { ListScreen } from "#web/features/listings/list/list-screen.tsx";
import { buyPageConfig } from "#web/features/listings/list-pages/buy-page-config.ts";
import { listPageKeys } from "#web/features/listings/list-pages/list-page-keys.ts";
import type { PageKeys } from "#web/lib/page/page-keys.ts";

export const pageKeys: PageKeys = (_, url) => listPageKeys(buyPageConfig, url);

export function Buy() {
  return <ListScreen config={buyPageConfig} />;
}
