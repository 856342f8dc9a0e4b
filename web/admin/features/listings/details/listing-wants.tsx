import { HomeWantsList, wantsText } from "#web/admin/features/shared/wants/home-wants.tsx";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";

/** Who looks for a listing, and who nearly does. */
export function ListingWants({ uuid }: { uuid: string }) {
  const { data } = useEndpoint(endpointKey("GET /properties/:uuid/wants", { params: { uuid } }));
  if (!data) return null;
  return (
    <section className="mt-6" aria-labelledby="listing-wants">
      <h3 className="text-3" id="listing-wants">
        Who looks for this
      </h3>
      <p>{`${wantsText(data.data)}.`}</p>
      <HomeWantsList data={data.data} />
    </section>
  );
}
