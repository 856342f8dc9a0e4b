import { ListScreen } from "#web/site/features/listings/list/list-screen.tsx";
import { allPageConfig } from "#web/site/features/listings/list-pages/all-page-config.ts";
import { listPageKeys } from "#web/site/features/listings/list-pages/list-page-keys.ts";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";

export const pageKeys: PageKeys = (_, url) => listPageKeys(allPageConfig, url);

export function AllProperties() {
  return <ListScreen config={allPageConfig} />;
}
