import { mutate as mutatePublic, useSWRConfig } from "swr";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/endpoint.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { apiGet } from "#web/lib/api/api-client.ts";
import { paths } from "#web/lib/page/paths.ts";

const adminKeyPrefixes = [
  adminCatalogueEndpoints.listAdminBuyProperties,
  adminCatalogueEndpoints.listAdminRentProperties,
  adminCatalogueEndpoints.listAdminProperties,
  adminCatalogueEndpoints.getAdminProperty,
].map(({ path }) => path.replace(":uuid", ""));

const hasPrefix = (prefixes: readonly string[]) => (key: unknown) =>
  typeof key === "string" && prefixes.some((prefix) => key.startsWith(prefix));

/**
 * Returns a function to call after a change. It invalidates all lists in this tab, admin and public. For one listing it
 * also replaces the page and the response in the browser's HTTP cache, so that the admin sees the change immediately.
 */
export function useRefreshListings() {
  const { mutate } = useSWRConfig();
  return (uuid?: string) => {
    mutate(hasPrefix(adminKeyPrefixes));
    mutatePublic(hasPrefix(["/public/"]), undefined, { revalidate: false });
    if (!uuid) return;
    fetch(paths.property(uuid), { cache: "reload" }).catch(() => undefined);
    apiGet(endpointPath(visitorEndpoints.getProperty, { uuid })).catch(() => undefined);
  };
}
