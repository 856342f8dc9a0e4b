import { paths } from "#web/lib/page/paths.ts";

/** How many homes a comparison has. */
export const minCompared = 2;
export const maxCompared = 4;

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the uuids of the homes in a URL: at most four, without repeated and malformed ones. */
export function readComparedIds(params: URLSearchParams): string[] {
  const ids = (params.get("homes") ?? "").toLowerCase().split(",");
  return [...new Set(ids.map((id) => id.trim()))].filter((id) => uuidPattern.test(id)).slice(0, maxCompared);
}

/** Returns the path of the comparison of these homes. */
export function comparePath(uuids: readonly string[]): string {
  return `${paths.compare}?homes=${uuids.join(",")}`;
}
