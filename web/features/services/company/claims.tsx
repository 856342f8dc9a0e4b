import type { ServiceSlug } from "#contract/services/services.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { StatStrip } from "#web/ui/stat-strip.tsx";

/** The business's claims, or a service's; nothing where there are none. */
export function Claims({ service }: { service?: ServiceSlug }) {
  const { claims } = useSite(service);
  return claims.length > 0 && <StatStrip figures={claims} />;
}
