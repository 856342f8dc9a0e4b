import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { areaPath } from "#shared/listings/area-pages/area-path.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { listPath } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ChipLink } from "#web/ui/chip.tsx";
import { Drawing } from "#web/ui/feedback/drawing.tsx";
import type { AreaAddress } from "./area-address.ts";
import { areaSubject } from "./area-texts.ts";
import { findLargestAreas, findSimilarAreas } from "./other-areas.ts";

interface AreaNotFoundProps {
  address: AreaAddress;
  facets: FacetsResponse | undefined;
}

/** The page of an area without homes: the areas that may be meant, otherwise those with the most homes. */
export function AreaNotFound({ address, facets }: AreaNotFoundProps) {
  const { kind, area } = address;
  const counts = facets?.data.area ?? {};
  const similar = findSimilarAreas(counts, area);
  const inArea = Object.values(facets?.data.property_type ?? {}).reduce((sum, count) => sum + count, 0);
  const areas = similar.length > 0 ? similar : findLargestAreas(counts);
  return (
    <div className="wrap pt-4 pb-12 lg:py-12">
      <Drawing name="lost">
        <p className="mt-6 mb-2 text-1 font-bold text-ink2">Error 404</p>
        <h1>No homes found here</h1>
        <p className="mt-3 max-w-[46ch] text-ink2">
          {address.hasUnknownType
            ? "We do not know this type of home."
            : `We have no ${areaSubject(address).toLowerCase()} in “${area.slice(0, 60)}” at the moment.`}
        </p>
        {areas.length > 0 && (
          <>
            <h2 className="mt-6 text-4">{similar.length > 0 ? "Did you mean" : "Areas with homes"}</h2>
            <ul className="mt-3 flex flex-wrap gap-2">
              {areas.map(({ name, count }) => (
                <li key={name}>
                  <ChipLink to={areaPath(kind, name)} count={formatNumber(count)}>
                    {name}
                  </ChipLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="mt-6 flex flex-wrap gap-2">
          {inArea > 0 && (
            <ButtonLink to={areaPath(kind, area)}>{`${areaSubject({ kind })} in “${area.slice(0, 60)}”`}</ButtonLink>
          )}
          <ButtonLink to={listPath(kind)} look={inArea > 0 ? "outline" : undefined}>
            {`All ${areaSubject({ kind }).toLowerCase()}`}
          </ButtonLink>
        </div>
      </Drawing>
    </div>
  );
}
