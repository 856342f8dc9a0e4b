import { mutate as mutatePublic, useSWRConfig } from "swr";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { endpointPath, visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { apiGet } from "#web/lib/api/api-client.ts";
import { paths } from "#web/lib/page/paths.ts";

/** What the staff's own calls about listings begin with. */
const staffKeys = [
  adminCatalogueEndpoints.listStaffBuyProperties,
  adminCatalogueEndpoints.listStaffRentProperties,
  adminCatalogueEndpoints.listStaffProperties,
  adminCatalogueEndpoints.getStaffProperty,
].map(({ path }) => path.replace(":uuid", ""));

const begins = (beginnings: readonly string[]) => (key: unknown) =>
  typeof key === "string" && beginnings.some((beginning) => key.startsWith(beginning));

/**
 * After a change: every list of listings is asked for anew, here and on the public pages of this tab, and the listing's
 * page and answer that this browser keeps for a minute are fetched again, so that whoever changed it sees the change.
 */
export function useRefreshListings() {
  const { mutate } = useSWRConfig();
  return (uuid?: string) => {
    mutate(begins(staffKeys));
    mutatePublic(begins(["/public/"]), undefined, { revalidate: false });
    if (!uuid) return;
    fetch(paths.property(uuid), { cache: "reload" }).catch(() => undefined);
    apiGet(endpointPath(visitorEndpoints.getProperty, { uuid })).catch(() => undefined);
  };
}
