import { useSite } from "#web/lib/site-context.ts";
import { FigureStrip } from "#web/ui/figure-strip.tsx";

/** The business's claims. */
export function Claims() {
  return <FigureStrip figures={useSite().claims} />;
}
