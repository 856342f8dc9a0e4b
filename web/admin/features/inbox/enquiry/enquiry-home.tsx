import { Link } from "react-router-dom";
import { adminPaths, personPath } from "#contract/site/admin-paths.ts";
import { filtersToParams } from "#shared/listings/property-filters.ts";
import { suggestFilters } from "#shared/wants/suggest-filters.ts";
import { statusLabels } from "#web/admin/features/shared/listings/status-labels.ts";
import { useAdminListing } from "#web/admin/features/shared/listings/use-admin-listing.ts";
import { formatPrice, joinParts } from "#web/lib/format/format-values.ts";
import { paths, withQuery } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { StateLabel } from "#web/ui/state-label.tsx";
import { Thumbnail } from "#web/ui/thumbnail.tsx";

const homeClass = "mt-3 flex min-h-21 flex-wrap items-center gap-3 rounded-m border border-line p-2";

interface EnquiryHomeProps {
  uuid: string;
  personId: string | null;
  /** The heading above it, which may have the title. */
  subject: string | null;
}

/** The home that an enquiry is about: image, title, price and status. It opens the page that visitors see, if any. */
export function EnquiryHome({ uuid, personId, subject }: EnquiryHomeProps) {
  const { listing, error } = useAdminListing(uuid);
  if (!listing) {
    return <p className={`text-1 text-ink2 ${homeClass}`}>{error === undefined ? "" : "This home was deleted."}</p>;
  }
  const { title, kind, status, is_available, published, deleted_at, reference, area, city, images } = listing;
  const [cover] = images;
  const imageUrl = cover?.variants.find(({ width }) => width === 320)?.url ?? cover?.url ?? "/placeholder.svg";
  const isPublic = published && !deleted_at;
  const price = formatPrice(kind, listing.kind === "rent" ? listing.monthly_rent : listing.price);
  const state = deleted_at ? "In the bin" : statusLabels[status];
  const suggested = suggestFilters({
    ...listing,
    price: listing.kind === "rent" ? listing.monthly_rent : listing.price,
  });
  const home = (
    <Link
      className={`text-ink hover:border-edge hover:no-underline ${homeClass}`}
      to={isPublic ? paths.property(uuid) : withQuery(adminPaths.listings, new URLSearchParams({ view: uuid }))}
    >
      <Thumbnail
        src={imageUrl}
        width="88"
        height="66"
        loading="lazy"
        alt=""
        className="h-[66px] w-[88px] flex-none rounded-s bg-sand2 object-cover"
      />
      <span className="min-w-0 flex-[1_1_9rem]">
        <span className={subject?.includes(title) ? "sr-only" : "line-clamp-3 leading-tight font-bold text-ink"}>
          {title}
        </span>
        <span className="flex flex-wrap items-center gap-x-2">
          <b>{price}</b>
          <StateLabel tone={is_available && !deleted_at ? "good" : "warn"}>{state}</StateLabel>
        </span>
        <span className="block truncate text-1 text-ink2">{joinParts([reference, area ?? city], " · ")}</span>
      </span>
    </Link>
  );
  if ((is_available && !deleted_at) || personId === null) return home;
  return (
    <>
      {home}
      <ButtonLink className="mt-2" look="small" to={`${personPath(personId)}?want&${filtersToParams(suggested)}`}>
        Tell them when one like it comes
      </ButtonLink>
    </>
  );
}
