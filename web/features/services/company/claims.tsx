import type { ServiceSlug } from "#contract/services/services.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { StatStrip } from "#web/ui/stat-strip.tsx";

/** Figures that the business, or one of its services, wants to show. Empty without any. */
export function Claims({ service }: { service?: ServiceSlug }) {
  const { claims } = useSite(service);
  return claims.length > 0 && <StatStrip figures={claims} />;
}
