import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import type { SiteDetails } from "#contract/site.ts";
import { HeadCollector, type PageHead } from "#web/lib/page-head.ts";
import { OriginContext, SiteContext } from "#web/lib/site-context.ts";
import { swrOptions } from "#web/lib/swr.ts";

interface ProvidersProps {
  site: SiteDetails;
  origin: string;
  /** The data the page starts from, by SWR key. */
  data: Record<string, unknown>;
  /** On the server only: receives the page's head. */
  collectHead?: (head: PageHead) => void;
  children: ReactNode;
}

export function Providers({ site, origin, data, collectHead, children }: ProvidersProps) {
  return (
    <SiteContext value={site}>
      <OriginContext value={origin}>
        <HeadCollector value={collectHead ?? null}>
          <SWRConfig value={{ ...swrOptions, fallback: data }}>{children}</SWRConfig>
        </HeadCollector>
      </OriginContext>
    </SiteContext>
  );
}
