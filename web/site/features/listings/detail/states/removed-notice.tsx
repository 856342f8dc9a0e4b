import type { RemovedProperty } from "#contract/listings/property-responses.ts";
import { areaPath } from "#shared/listings/area-pages/area-path.ts";
import { suggestFilters } from "#shared/wants/suggest-filters.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { listPath } from "#web/lib/page/paths.ts";
import { tellMeLabel, tellMeOfHomes } from "#web/lib/page/tell-me-path.ts";
import { ButtonLink } from "#web/ui/button.tsx";

interface RemovedNoticeProps {
  removed: RemovedProperty;
  /** Whether homes of the same kind are in its area, so that the area has a page. */
  hasAreaPage: boolean;
}

/** Says what became of a removed home, whose sign may still hang on a wall, and leads to others in its area. */
export function RemovedNotice({ removed, hasAreaPage }: RemovedNoticeProps) {
  const { kind, area, reference, status } = removed;
  const place = area && hasAreaPage ? area : undefined;
  const all = kind === "rent" ? "All for rent" : "All for sale";
  return (
    <>
      <p className="mt-3 max-w-[46ch] wrap-anywhere">
        {reference && <b translate="no">{`${reference}: `}</b>}
        <span>{`${describe(removed)} ${outcomes[status ?? "unavailable"]}`}</span>
      </p>
      <ButtonLink className="mt-4 max-sm:w-full" look="solid" to={place ? areaPath(kind, place) : listPath(kind)}>
        {place ? `${all} in ${place}` : all}
      </ButtonLink>
      <ButtonLink
        className="mt-4 max-sm:w-full"
        look="quiet"
        to={tellMeOfHomes(suggestFilters({ ...removed, price: null }))}
      >
        {tellMeLabel}
      </ButtonLink>
    </>
  );
}

const outcomes = {
  let: "was let. Do not pay anybody for it.",
  sold: "was sold. Do not pay anybody for it.",
  under_offer: "is no longer on offer.",
  available: "is no longer on offer.",
  unavailable: "is no longer on offer.",
} as const;

const describe = ({ property_type, area, city }: RemovedProperty) =>
  `This home (${joinParts([property_type, area ?? city], ", ")})`;
