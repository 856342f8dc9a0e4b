import { type ComponentType, useCallback, useEffect, useState } from "react";
import { MapPlaceholder } from "#web/site/features/listings/map/map-placeholder.tsx";
import { Button } from "#web/ui/button.tsx";
import type { PinMapProps } from "./pin-map.tsx";

/** The map with the pin. Says so when its code or its tiles cannot be loaded. */
export function LazyPinMap(props: Omit<PinMapProps, "onFailure">) {
  const [LoadedMap, setLoadedMap] = useState<ComponentType<PinMapProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const fail = useCallback(() => setHasFailed(true), []);
  useEffect(() => {
    if (hasFailed || LoadedMap) return;
    import("./pin-map.tsx").then((module) => setLoadedMap(() => module.PinMap), fail);
  }, [hasFailed, LoadedMap, fail]);
  if (hasFailed) {
    return (
      <MapPlaceholder>
        <div role="alert" className="grid justify-items-center gap-3 rounded-s bg-raise p-4 text-center">
          <p className="text-1 font-bold">The map could not be loaded. Type the coordinates, or retry.</p>
          <Button look="outline" onClick={() => setHasFailed(false)}>
            Retry
          </Button>
        </div>
      </MapPlaceholder>
    );
  }
  if (!LoadedMap) return <MapPlaceholder>Loading...</MapPlaceholder>;
  return <LoadedMap {...props} onFailure={fail} />;
}
