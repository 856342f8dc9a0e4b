import { allPageConfig } from "./all-page-config.ts";
import { buyPageConfig } from "./buy-page-config.ts";
import type { ListPageConfig } from "./list-page-config.ts";
import { rentPageConfig } from "./rent-page-config.ts";

/** Returns the list page with a path. */
export function findListPage(path: string): ListPageConfig | undefined {
  return [allPageConfig, buyPageConfig, rentPageConfig].find((config) => config.path === path);
}
