import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { formatShortTime } from "#web/site/lib/format/appointment-times.ts";

/** The next free time of a professional. Its line is empty until it is loaded, and without one in two weeks. */
export function NextTime({ id }: { id: string }) {
  const { data } = useEndpoint(import.meta.env.SSR ? null : endpointKey("GET /public/next-times"));
  const next = data?.data.times.find(({ professional_id }) => professional_id === id);
  return (
    <p className="text-[length:min(var(--text-1),6vw)] leading-[1.45] text-good">
      {next ? `Next free: ${formatShortTime(next.start)}` : "\u00a0"}
    </p>
  );
}
