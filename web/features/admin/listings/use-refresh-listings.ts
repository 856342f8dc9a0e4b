import { mutate as mutatePublic, useSWRConfig } from "swr";
import { listingEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { endpointPath, endpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { apiGet } from "#web/lib/api/api-client.ts";
import { paths } from "#web/lib/page/paths.ts";

/** What the staff's own calls about listings begin with. */
const staffKeys = [
  listingEndpoints.listStaffBuyProperties,
  listingEndpoints.listStaffRentProperties,
  listingEndpoints.listStaffProperties,
  listingEndpoints.getStaffProperty,
].map(({ path }) => path.replace(":uuid", ""));

const begins = (beginnings: readonly string[]) => (key: unknown) =>
  typeof key === "string" && beginnings.some((beginning) => key.startsWith(beginning));

/**
 * After a change: every list of listings is asked for anew, here and on the public pages of this tab, and the listing's
 * page and answer that this browser keeps for a minute are fetched again, so that whoever changed it sees the change.
 */
export function useFreshListings() {
  const { mutate } = useSWRConfig();
  return (uuid?: string) => {
    mutate(begins(staffKeys));
    mutatePublic(begins(["/public/"]), undefined, { revalidate: false });
    if (!uuid) return;
    fetch(paths.property(uuid), { cache: "reload" }).catch(() => undefined);
    apiGet(endpointPath(endpoints.getProperty, { uuid })).catch(() => undefined);
  };
}
