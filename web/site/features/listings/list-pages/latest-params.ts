import type { ListPageConfig } from "./list-page-config.ts";
import { type ListParams, parseListParams, toSearchParams } from "./list-params.ts";

/**
 * Returns the params of the address, which a change sets at once. What is shown follows later, so a change that started
 * from it would undo one just before. Elsewhere, such as on a page that is about to be left, returns what is shown.
 */
export function readLatestParams(config: ListPageConfig, shown: ListParams): ListParams {
  const { pathname, search } = location;
  if (pathname === config.place?.path) return parseListParams(config, new URLSearchParams(config.place.query));
  return pathname === config.path ? parseListParams(config, new URLSearchParams(search)) : shown;
}

const toPairs = ({ filters, sort }: ListParams) => `${toSearchParams({ filters, sort })}`.split("&");

/** Makes the change from `shown` to `changed` in `latest`, and returns to the first page. */
export function rebaseParams(
  config: ListPageConfig,
  shown: ListParams,
  changed: ListParams,
  latest: ListParams,
): ListParams {
  const before = toPairs(shown);
  const after = toPairs(changed);
  // Of a filter with one value, the last one counts.
  const pairs = [
    ...toPairs(latest).filter((pair) => after.includes(pair) || !before.includes(pair)),
    ...after.filter((pair) => !before.includes(pair)),
  ];
  return parseListParams(config, new URLSearchParams(pairs.join("&")));
}
