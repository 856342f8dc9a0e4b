import { Suspense, useMemo } from "react";
import { useLocation, useParams } from "react-router-dom";
import { isMissing } from "#web/lib/api/api-error.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { readAreaAddress } from "#web/site/features/listings/area-pages/area-address.ts";
import { createAreaConfig } from "#web/site/features/listings/area-pages/area-config.ts";
import { AreaIntro } from "#web/site/features/listings/area-pages/area-intro.tsx";
import { areaKey, areaPageKeys } from "#web/site/features/listings/area-pages/area-keys.ts";
import { getAreaPageHead } from "#web/site/features/listings/area-pages/area-page-head.ts";
import { ListScreen } from "#web/site/features/listings/list/list-screen.tsx";
import { parseListParams } from "#web/site/features/listings/list-pages/list-params.ts";
import { useFacets } from "#web/site/features/listings/search/use-facets.ts";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";

const neighbours = createLazyPart(() =>
  import("#web/site/features/listings/area-pages/area-neighbours.part.tsx").then((module) => module.AreaNeighbours),
);
const notFound = createLazyPart(
  () => import("#web/site/features/listings/area-pages/area-not-found.part.tsx").then((module) => module.AreaNotFound),
  () => true,
);
if (import.meta.env.SSR) await Promise.all([neighbours.preload(), notFound.preload()]);

export const pageKeys: PageKeys = (params, { pathname }) => areaPageKeys(readAreaAddress(pathname, params));

/** The homes of one kind in an area, or those of one type there. */
export function Area() {
  const { pathname } = useLocation();
  const { area, type } = useParams();
  const address = useMemo(() => readAreaAddress(pathname, { area, type }), [pathname, area, type]);
  const { data: figures, error } = useEndpoint(address.hasUnknownType ? null : areaKey(address));
  const config = useMemo(() => createAreaConfig(address, figures?.data.name), [address, figures?.data.name]);
  const params = useMemo(() => parseListParams(config, new URLSearchParams(config.place.query)), [config]);
  const { facets } = useFacets(config, params);
  if (address.hasUnknownType || figures === null || isMissing(error))
    return (
      <Suspense>
        <MissingArea />
        <notFound.Part address={address} facets={facets} />
      </Suspense>
    );
  return (
    <ListScreen
      config={config}
      head={figures ? getAreaPageHead(address, figures) : config}
      intro={figures && <AreaIntro address={address} figures={figures} />}
      summary={() =>
        figures && (
          <Suspense>
            <neighbours.Part address={address} figures={figures} facets={facets} />
          </Suspense>
        )
      }
    />
  );
}

function MissingArea() {
  usePageHead({ title: "No homes found here", status: 404 });
  return null;
}
