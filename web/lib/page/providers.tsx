import { type ReactNode, useDeferredValue, useEffect, useMemo } from "react";
import useSWR, { SWRConfig } from "swr";
import type { PageSite, SiteDetails, SiteResponse } from "#contract/site/site-details.ts";
import { swrOptions } from "#web/lib/api/swr-options.ts";
import { type PageHead, PageHeadCollector } from "#web/lib/page/page-head.ts";
import { OriginContext, SiteContext, siteKey } from "#web/lib/page/site-context.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { readStored, writeStored } from "#web/lib/storage/stored-value.ts";

interface ProvidersProps {
  /** The default details of the business, used until the owner saves others. */
  site: SiteDetails;
  origin: string;
  /** The data in the page, by SWR key. */
  data: Record<string, unknown>;
  /** The page has no data, so the saved details are fetched. */
  hasNoData?: boolean;
  /** On the server, receives the head of the page. */
  collectHead?: (head: Partial<PageHead>) => void;
  children: ReactNode;
}

export function Providers({ site, origin, data, hasNoData = false, collectHead, children }: ProvidersProps) {
  return (
    <SWRConfig value={{ ...swrOptions, fallback: data }}>
      <SavedSite site={site} hasNoData={hasNoData}>
        <OriginContext value={origin}>
          <PageHeadCollector value={collectHead ?? null}>{children}</PageHeadCollector>
        </OriginContext>
      </SavedSite>
    </SWRConfig>
  );
}

const isRecord = (value: unknown): value is Partial<PageSite> => typeof value === "object" && value !== null;

/** Provides the details of the business: from the page, which has those that differ, or as they were saved since. */
function SavedSite({ site, hasNoData, children }: Pick<ProvidersProps, "site" | "hasNoData" | "children">) {
  const siteOptions = { revalidateOnMount: hasNoData, revalidateOnReconnect: hasNoData, dedupingInterval: 0 };
  const response = useSWR<SiteResponse<Partial<PageSite>>>(siteKey, siteOptions).data;
  // Deferred, because an immediate change would empty the parts whose code has not loaded.
  const saved = useDeferredValue(response)?.data;
  useEffect(() => {
    if (saved?.saved_at) writeStored(storageKeys.site, saved.site);
  }, [saved]);
  const shown = useMemo(() => {
    // The page of a saved team includes it; other pages load it where it is shown.
    const { team: _team, ...own } = site;
    if (saved?.saved_at) return { ...own, ...saved.site, answer_minutes: saved.answer_minutes };
    // The page of an outage has no data. Then the contacts of the last visit are better than none.
    const stored = hasNoData && !saved && readStored(storageKeys.site, isRecord);
    return stored ? { ...own, ...stored } : site;
  }, [site, saved, hasNoData]);
  return <SiteContext value={shown}>{children}</SiteContext>;
}
