import { useLocation } from "react-router-dom";
import { detailHead } from "#web/features/properties/detail-head.ts";
import { DetailFailed, DetailLoading, DetailMissing } from "#web/features/properties/detail-messages.tsx";
import { DetailPage } from "#web/features/properties/detail-page.tsx";
import { useDetail } from "#web/features/properties/detail-query.ts";
import { DetailSimilar } from "#web/features/properties/detail-similar.tsx";
import { LateViewed } from "#web/features/properties/late-viewed.tsx";
import { usePageHead } from "#web/lib/page-head.ts";

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
