import { useEffect, useState } from "react";
import useSWR from "swr";
import { formatBytes } from "#web/lib/format/format-bytes.ts";
import { formatDate, formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import { siteKey, useSite } from "#web/lib/page/site-context.ts";
import { formatDataCost } from "#web/site/lib/format/data-cost.ts";
import { visitBytes } from "#web/site/lib/visits/visit-bytes.ts";
import { ExactText } from "#web/ui/exact-text.tsx";

/** What this visit has transferred, and what that costs at the owner's price. It counts on while it is shown. */
export function VisitCost() {
  const price = useSite().data_price;
  // Pages do not contain it, because few visitors open the menu.
  useSWR(siteKey, { revalidateOnMount: true, dedupingInterval: 0 });
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    const update = () => void visitBytes().then(setBytes, () => undefined);
    update();
    const observer = new PerformanceObserver(update);
    observer.observe({ entryTypes: ["resource"] });
    return () => observer.disconnect();
  }, []);
  if (bytes === undefined) return null;
  return (
    <div className="mt-3">
      <p>
        <ExactText text={`This visit: ${joinParts([formatBytes(bytes), price && formatDataCost(bytes, price)])}`} />
      </p>
      {price && (
        <p className="text-1 text-ink2">
          <ExactText
            text={`At US$ ${formatMoney(price.usd_per_gb).slice(1)} per GB, set on ${formatDate(price.set_on)}`}
          />
        </p>
      )}
    </div>
  );
}
