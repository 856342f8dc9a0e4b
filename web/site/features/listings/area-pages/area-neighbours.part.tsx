import type { AreaResponse } from "#contract/listings/area-pages/area-response.ts";
import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { areaPath, minAreaHomes } from "#shared/listings/area-pages/area-path.ts";
import { hasTypePage, toSlug, typePlural } from "#shared/listings/area-pages/type-names.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { listPath, withQuery } from "#web/lib/page/paths.ts";
import { ChipLink } from "#web/ui/chip.tsx";
import type { AreaAddress } from "./area-address.ts";
import { AreaPrices } from "./area-prices.tsx";
import { areaSubject } from "./area-texts.ts";
import { findOtherAreas } from "./other-areas.ts";

export interface AreaNeighboursProps {
  address: AreaAddress;
  figures: AreaResponse;
  facets: FacetsResponse | undefined;
}

/** Links to the other types of homes in an area, to its cities if two have an area of this name, and to other areas. */
export function AreaNeighbours({ address, figures: { data }, facets }: AreaNeighboursProps) {
  const { kind, area, type } = address;
  const { name, cities } = data;
  const types = data.types.filter((other) => other.listed >= minAreaHomes && hasTypePage(other.name));
  const others = types.filter((other) => other.name !== type);
  const all = data.types.reduce((sum, { listed }) => sum + listed, 0);
  const inCity = (city: string) => withQuery(listPath(kind), new URLSearchParams({ city, area: name }));
  return (
    <div className="mt-12 grid gap-8">
      {data.usual_prices && <AreaPrices kind={kind} name={name} city={cities[0]?.name} prices={data.usual_prices} />}
      {cities.length > 1 && (
        <Links
          title={`${name} by city`}
          links={cities.map((city) => ({ to: inCity(city.name), label: city.name, count: city.available }))}
        />
      )}
      {(type !== undefined || others.length > 0) && (
        <Links
          title={`Homes in ${name}`}
          links={[
            ...(type ? [{ to: areaPath(kind, area), label: "All homes", count: all }] : []),
            ...others.map((other) => ({
              to: areaPath(kind, area, other.name),
              label: typePlural(other.name),
              count: other.listed,
            })),
          ]}
        />
      )}
      <Links
        title={`${areaSubject(address)} in other areas`}
        links={findOtherAreas(facets?.data.area ?? {}, name).map((other) => ({
          to: areaPath(kind, toSlug(other.name), type),
          label: other.name,
          count: other.count,
        }))}
      />
    </div>
  );
}

interface LinksProps {
  title: string;
  links: readonly { to: string; label: string; count: number }[];
}

function Links({ title, links }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className="text-4">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {links.map(({ to, label, count }) => (
          <li key={to}>
            <ChipLink to={to} count={formatNumber(count)}>
              {label}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
