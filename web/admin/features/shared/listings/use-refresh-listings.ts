import { mutate as mutatePublic, useSWRConfig } from "swr";
import { paths } from "#web/lib/page/paths.ts";

/** The lists of homes, and the homes. */
const adminKeyPrefixes = ["/list/", "/properties/"];

/** The worker purges its cache a second after a change. */
const purgeMs = 3000;

const hasPrefix = (prefixes: readonly string[]) => (key: unknown) =>
  typeof key === "string" && prefixes.some((prefix) => key.startsWith(prefix));

/**
 * Returns a function to call after a change. It invalidates all lists in this tab, admin and public. For one listing it
 * also replaces the page in the browser's HTTP cache, as soon as the cache in front of the worker knows the change.
 */
export function useRefreshListings() {
  const { mutate } = useSWRConfig();
  return (uuid?: string) => {
    mutate(hasPrefix(adminKeyPrefixes));
    mutatePublic(hasPrefix(["/public/"]), undefined, { revalidate: false });
    if (!uuid) return;
    setTimeout(() => reloadPage(paths.property(uuid)), purgeMs);
  };
}

/** Reads the whole page: the browser stores only complete responses. */
const reloadPage = (path: string) =>
  fetch(path, { cache: "reload" })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
