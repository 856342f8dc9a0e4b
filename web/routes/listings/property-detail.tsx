import { useLocation } from "react-router-dom";
import { DetailPage } from "#web/features/listings/detail/detail-page.tsx";
import { detailHead } from "#web/features/listings/detail/detail-page-head.ts";
import { DetailFailed, DetailLoading, DetailMissing } from "#web/features/listings/detail/detail-states.tsx";
import { DetailSimilar } from "#web/features/listings/detail/similar-properties.tsx";
import { useDetail } from "#web/features/listings/detail/use-property-detail.ts";
import { LateViewed } from "#web/features/listings/recently-viewed/lazy-recently-viewed.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function PropertyDetail() {
  const id = decodeURIComponent(useLocation().pathname.split("/")[2] ?? "");
  const detail = useDetail(id);
  usePageHead(detailHead(detail));
  if (detail.state === "found") return <DetailPage listing={detail.listing} similar={detail.similar} />;
  return (
    <>
      <div className="wrap pb-12">
        {detail.state === "loading" && <DetailLoading />}
        {detail.state === "missing" && <DetailMissing />}
        {detail.state === "failed" && <DetailFailed onRetry={detail.retry} />}
      </div>
      {detail.state === "missing" && (
        <>
          <DetailSimilar listings={detail.similar} />
          <LateViewed gone={id} />
        </>
      )}
    </>
  );
}
