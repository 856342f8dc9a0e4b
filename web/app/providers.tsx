import type { ReactNode } from "react";
import useSWR, { SWRConfig } from "swr";
import type { PageSite, SiteDetails, SiteResponse } from "#contract/site/site-details.ts";
import { swrOptions } from "#web/lib/api/swr-options.ts";
import { type PageHead, PageHeadCollector } from "#web/lib/page/page-head.ts";
import { OriginContext, SiteContext, siteKey } from "#web/lib/page/site-context.ts";

interface ProvidersProps {
  /** The business's details while the owner has saved none. */
  site: SiteDetails;
  origin: string;
  /** The data the page starts from, by SWR key. */
  data: Record<string, unknown>;
  /** The page came without its data: what the owner saved is asked for. */
  isBare?: boolean;
  /** On the server only: receives the page's head. */
  collectHead?: (head: PageHead) => void;
  children: ReactNode;
}

export function Providers({ site, origin, data, isBare = false, collectHead, children }: ProvidersProps) {
  return (
    <SWRConfig value={{ ...swrOptions, fallback: data }}>
      <SavedSite site={site} isBare={isBare}>
        <OriginContext value={origin}>
          <PageHeadCollector value={collectHead ?? null}>{children}</PageHeadCollector>
        </OriginContext>
      </SavedSite>
    </SWRConfig>
  );
}

/** The business's details as they came with the page, or as they were saved on it since. */
function SavedSite({ site, isBare, children }: Pick<ProvidersProps, "site" | "isBare" | "children">) {
  const asks = { revalidateOnMount: isBare, revalidateOnReconnect: isBare, dedupingInterval: 0 };
  const saved = useSWR<SiteResponse<PageSite>>(siteKey, asks).data?.data;
  return <SiteContext value={saved?.saved_at ? saved.site : site}>{children}</SiteContext>;
}
