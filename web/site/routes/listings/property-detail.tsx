import { Suspense } from "react";
import { useParams } from "react-router-dom";
import { isOnMarket } from "#shared/listings/status/listing-status.ts";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { detailKey } from "#web/lib/property-cards/detail-key.ts";
import { findOpenedCard } from "#web/site/features/listings/card/opened-card.ts";
import { DetailPage } from "#web/site/features/listings/detail/detail-page.tsx";
import { getDetailPageHead } from "#web/site/features/listings/detail/detail-page-head.ts";
import { detailBody } from "#web/site/features/listings/detail/lazy-detail-body.tsx";
import { LazySimilarProperties } from "#web/site/features/listings/detail/similar/lazy-similar-properties.tsx";
import { DetailLoadError, DetailLoading } from "#web/site/features/listings/detail/states/detail-states.tsx";
import { LazyPropertyNotFound } from "#web/site/features/listings/detail/states/lazy-property-not-found.tsx";
import { usePropertyDetail } from "#web/site/features/listings/detail/use-property-detail.ts";
import { LazyRecentlyViewed } from "#web/site/features/listings/recently-viewed/lazy-recently-viewed.tsx";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";

const loadEnquirySheet = () =>
  import("#web/site/features/enquiries/sheet/enquiry-sheet.tsx").then((module) => module.EnquirySheet);

/** For visits without a connection only. */
const storedDetails = createLazyPart(
  () => import("#web/site/features/listings/detail/states/stored-details.tsx").then((module) => module.StoredDetails),
  () => true,
);

export const pageKeys: PageKeys = ({ id = "" }) => [detailKey(id)];

export function PropertyDetail() {
  const id = useParams().id ?? "";
  const detail = usePropertyDetail(id);
  usePageHead(getDetailPageHead(detail));
  // With the data: text that arrives after the buttons moves them.
  if (detail.status === "loading") detailBody.preload();
  const card = detail.status === "loading" ? findOpenedCard(id) : undefined;
  // Similar homes appear above a home that is off the market, and would move the images of its card.
  const opened = card && isOnMarket(card.status) ? card : undefined;
  const stored = detail.status === "stored" ? detail.stored : undefined;
  const property = detail.status === "found" ? detail.property : (stored?.card ?? opened);
  if (property) {
    const similar = detail.status === "found" ? detail.similar : [];
    const state = detail.status === "stored" && (
      <Suspense>
        <storedDetails.Part stored={detail.stored} onRetry={detail.retry} />
      </Suspense>
    );
    return (
      <DetailPage
        property={property}
        similar={similar}
        loadEnquirySheet={loadEnquirySheet}
        state={state || undefined}
      />
    );
  }
  if (detail.status === "missing") {
    return (
      <>
        <LazyPropertyNotFound removed={detail.removed} similar={detail.similar} />
        <LazySimilarProperties properties={detail.similar} />
        <LazyRecentlyViewed removedId={id} />
      </>
    );
  }
  return (
    <div className={detail.status === "loading" ? "wrap pb-12" : "wrap pt-6 pb-12"}>
      {detail.status === "failed" ? <DetailLoadError onRetry={detail.retry} /> : <DetailLoading />}
    </div>
  );
}
