import { useLocation } from "react-router-dom";
import { detailKey } from "#web/features/listings/detail/detail-key.ts";
import { DetailPage } from "#web/features/listings/detail/detail-page.tsx";
import { getDetailPageHead } from "#web/features/listings/detail/detail-page-head.ts";
import { DetailLoadError, DetailLoading, PropertyNotFound } from "#web/features/listings/detail/detail-states.tsx";
import { SimilarProperties } from "#web/features/listings/detail/similar-properties.tsx";
import { usePropertyDetail } from "#web/features/listings/detail/use-property-detail.ts";
import { LazyRecentlyViewed } from "#web/features/listings/recently-viewed/lazy-recently-viewed.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import type { PageKeys } from "#web/lib/page/page-keys.ts";

export const pageKeys: PageKeys = ({ id = "" }) => [detailKey(id)];

export function PropertyDetail() {
  const id = decodeURIComponent(useLocation().pathname.split("/")[2] ?? "");
  const detail = usePropertyDetail(id);
  usePageHead(getDetailPageHead(detail));
  if (detail.state === "found") return <DetailPage listing={detail.listing} similar={detail.similar} />;
  return (
    <>
      <div className="wrap pb-12">
        {detail.state === "loading" && <DetailLoading />}
        {detail.state === "missing" && <PropertyNotFound />}
        {detail.state === "failed" && <DetailLoadError onRetry={detail.retry} />}
      </div>
      {detail.state === "missing" && (
        <>
          <SimilarProperties listings={detail.similar} />
          <LazyRecentlyViewed gone={id} />
        </>
      )}
    </>
  );
}
