import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { addListingPath, windowCardPath } from "#contract/site/admin-paths.ts";
import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { isClosed } from "#shared/listings/status/listing-status.ts";
import { priceRankText } from "#web/admin/features/shared/listings/price-rank.ts";
import { statusLabels } from "#web/admin/features/shared/listings/status-labels.ts";
import { binStatusText } from "#web/admin/features/shared/rows/bin-status-text.ts";
import { formatDate, formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { freshPath } from "#web/lib/session/last-write.ts";
import { DetailFacts } from "#web/site/features/listings/detail/detail-facts.tsx";
import { detailRows, locationRows } from "#web/site/features/listings/detail/detail-rows.ts";
import { LabelValueList } from "#web/site/features/listings/detail/label-value-list.tsx";
import { Gallery } from "#web/site/features/listings/gallery/gallery.tsx";
import { galleryImageSources } from "#web/site/features/listings/image/image-source.ts";
import { Button, ButtonAnchor, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Tag, TagStrip } from "#web/ui/tag.tsx";
import { StatusButtons } from "../close/status-buttons.tsx";
import { hiddenLabel } from "../hidden-listings.ts";
import { useListingActions } from "../use-listing-actions.tsx";
import { ImageCheck } from "./image-check.tsx";
import { ListingActivity } from "./listing-activity.tsx";
import { ListingHistory } from "./listing-history.tsx";
import { ListingOwner } from "./listing-owner.tsx";
import { ListingViewings } from "./listing-viewings.tsx";
import { ListingWants } from "./listing-wants.tsx";
import { LivingFacts } from "./living-facts.tsx";
import { ReductionNotice } from "./reduction-notice.tsx";

export interface ListingDetailsDialogProps {
  listing: AdminProperty;
  onClose: () => void;
  onEdit: () => void;
  /** Asks about a sale or a letting, or shows who must know of it. */
  onClosing: () => void;
}

/** Shows all fields of a listing, including those visitors do not see. */
export function ListingDetailsDialog({ listing, onClose, onEdit, onClosing }: ListingDetailsDialogProps) {
  const { uuid, kind, title, reference, published, deleted_at, images, amenities } = listing;
  const { busy, changeStatus } = useListingActions();
  const isPublic = published && !deleted_at;
  const hidden = hiddenLabel(listing);
  const traits = propertyKindTraits[kind];
  const adminRows: [string, string][] = [
    ["Listed by", listing.listed_by ?? "—"],
    ["Contact number", listing.contact_number ?? "—"],
    ["Confirmed", listing.confirmed_at ? formatDate(listing.confirmed_at) : "Never"],
    ["Note about the status", listing.status_note ?? "—"],
    ["Published", hidden ? `No (${hidden.toLowerCase()})` : "Yes"],
    ["Featured", listing.featured ? "Yes" : "No"],
  ];
  const adminLocationRows: [string, string][] = [
    ["Country", listing.country],
    ["Latitude", String(listing.latitude ?? "—")],
    ["Longitude", String(listing.longitude ?? "—")],
    ["Landmark", listing.landmark ?? "—"],
    ["On the map, visitors see", listing.pin === "exact" ? "The exact place" : "About where it is"],
  ];
  return (
    <Dialog
      variant="large"
      title={reference}
      onClose={onClose}
      footer={
        <>
          {!deleted_at && <Button onClick={onEdit}>Edit</Button>}
          {isPublic && (
            <ButtonAnchor look="outline" href={freshPath(paths.property(uuid))} target="_blank">
              Public page
            </ButtonAnchor>
          )}
          {isPublic && (
            <ButtonLink look="outline" to={windowCardPath(uuid)}>
              Print
            </ButtonLink>
          )}
          {!deleted_at && (
            <ButtonLink look="outline" className="max-lg:hidden" to={addListingPath(kind, uuid)}>
              Duplicate
            </ButtonLink>
          )}
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div>
        {/* The photos, and beside them on the desktop what identifies the listing. */}
        <div className="grid grid-cols-1 items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Gallery images={galleryImageSources(images)}>
            <TagStrip isOnImage>
              <Tag tone={kind}>{traits.badge}</Tag>
              {!listing.is_available && <Tag tone="off">{statusLabels[listing.status]}</Tag>}
              {hidden && <Tag tone="sample">{hidden}</Tag>}
            </TagStrip>
          </Gallery>
          <div>
            <p className="price">
              <span>{formatMoney(listing.kind === "rent" ? listing.monthly_rent : listing.price)}</span>
              {traits.priceSuffix && <small>{traits.priceSuffix}</small>}
            </p>
            {typeof listing.price_rank === "number" && (
              <p className="text-1 text-ink2">{`This is ${priceRankText(listing.price_rank)}.`}</p>
            )}
            {!deleted_at && <ReductionNotice listing={listing} />}
            <h3 className="mt-1 text-3">{title}</h3>
            <p className="text-ink2">{joinParts([listing.address, listing.area, listing.city])}</p>
            {!deleted_at && (
              <div className="mt-3 grid gap-1">
                <StatusButtons
                  listing={listing}
                  isBusy={busy.has(uuid)}
                  onChange={(status) => changeStatus(listing, { status })}
                  onClosed={onClosing}
                />
                {isClosed(listing.status) && (
                  <Button look="quiet" className="-ml-3 justify-self-start" onClick={onClosing}>
                    Answer who asked
                  </Button>
                )}
              </div>
            )}
            {deleted_at && <p className="mt-2 font-bold text-bad">{binStatusText(deleted_at)}</p>}
            <DetailFacts property={listing} />
            <p className="mt-4 whitespace-pre-line wrap-anywhere">{listing.description}</p>
            {amenities.length > 0 && <p className="mt-3 text-1 text-ink2">{amenities.join(" · ")}</p>}
          </div>
        </div>
        <div className="mt-4">
          <LabelValueList
            rows={[...adminRows, ...detailRows(listing), ...locationRows(listing), ...adminLocationRows]}
          />
        </div>
        <LivingFacts listing={listing} />
        <ListingOwner listing={listing} />
        {/* Before the parts that load later, which would move its button under the finger. */}
        {!deleted_at && images.length > 0 && <ImageCheck uuid={uuid} />}
        {!deleted_at && <ListingWants uuid={uuid} />}
        <ListingActivity uuid={uuid} />
        <ListingViewings uuid={uuid} />
        <ListingHistory uuid={uuid} />
      </div>
    </Dialog>
  );
}
