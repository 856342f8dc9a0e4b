import { noFilters } from "#shared/listings/property-filters.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { ChipLink } from "#web/ui/chip.tsx";
import { toAreaSummaries } from "../../area-map/area-summary.ts";
import type { ListPageConfig } from "../../list-pages/list-page-config.ts";
import { facetsKey } from "../../list-pages/list-page-keys.ts";
import { buildListPath, type ListParams } from "../../list-pages/list-params.ts";

const maxAreas = 6;

/** Has the height of the areas before they have loaded. */
const area = "needs-script mt-6 min-h-38";

interface AreasToTryProps {
  config: ListPageConfig;
  params: ListParams;
}

/** The areas with the most homes of the page, with their numbers. Loads them after the page: few searches find nothing. */
export function AreasToTry({ config, params: { sort } }: AreasToTryProps) {
  const { data, error } = useEndpoint(facetsKey(config, { sort, filters: noFilters }));
  if (error) return null;
  if (!data) return <div className={area} />;
  return (
    <section className={area} aria-labelledby="areas-to-try">
      <h3 id="areas-to-try">Areas with homes</h3>
      <ul className="mt-3 flex flex-wrap gap-2">
        {toAreaSummaries(data)
          .slice(0, maxAreas)
          .map(({ name, count }) => (
            <li key={name}>
              <ChipLink
                to={buildListPath(config, { sort, filters: { ...noFilters, area: [name] } })}
                state={preserveScroll}
                count={count}
              >
                {name}
              </ChipLink>
            </li>
          ))}
      </ul>
    </section>
  );
}
