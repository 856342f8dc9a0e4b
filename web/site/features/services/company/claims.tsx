import type { ServiceSlug } from "#contract/services/services.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { StatStrip } from "#web/site/ui/stat-strip.tsx";

/** The claims of the business or of one service, such as "15 years". Renders nothing if there are none. */
export function Claims({ service }: { service?: ServiceSlug }) {
  const { claims } = useSite(service);
  return claims.length > 0 && <StatStrip stats={claims} />;
}
