import { type MouseEvent, useState } from "react";
import { Link } from "react-router-dom";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { useDataSaver } from "#web/lib/data-saver/data-saver.ts";
import { formatBytes } from "#web/lib/format/format-bytes.ts";
import { drawingBytes } from "#web/lib/map/monrovia-map.ts";
import { paths, withQuery } from "#web/lib/page/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { AreaMap } from "./area-map.tsx";

const getLink = (area: string) => ({ to: withQuery(paths.properties, new URLSearchParams({ area })) });

/**
 * The map with the number of homes of each area, with data saver after a tap; a link to all homes if the numbers cannot be
 * loaded.
 */
export function AreasWithHomes() {
  const saver = useDataSaver();
  const [isAsked, setAsked] = useState(false);
  const { data, error } = useEndpoint(endpointKey("GET /public/facets"));
  if (!data) return error ? <ButtonLink to={paths.properties}>All homes</ButtonLink> : null;
  const showMap = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    setAsked(true);
    // The button disappears. The list says what the drawing shows.
    currentTarget.nextElementSibling?.querySelector("a")?.focus({ preventScroll: true });
  };
  const cover = (
    <Button look="small" className="justify-self-start" onClick={showMap}>
      {`Show the map, ${formatBytes(drawingBytes)}`}
    </Button>
  );
  return (
    <>
      <AreaMap facets={data} getLink={getLink} cover={saver && !isAsked ? cover : undefined} />
      <Link className="more lg:hidden" to={paths.properties}>
        All areas <Icon name="arrow" />
      </Link>
    </>
  );
}
