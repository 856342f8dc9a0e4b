import { type ComponentType, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { Property } from "#contract/listings/property.ts";
import { mapSource } from "#shared/listings/map-source.ts";
import { isLastTapped } from "#web/lib/page/hydration/replay-early-taps.ts";
import { useHydrated } from "#web/lib/page/hydration/use-hydrated.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { type MapLocation, toMapLocation } from "./map-location.ts";
import { MapPlaceholder } from "./map-placeholder.tsx";

/** The location on a map. Shows a placeholder if the coordinates are missing. */
export function PropertyMap({ property }: { property: Property }) {
  const location = toMapLocation(property);
  if (!location || !mapSource) return <MapPlaceholder>Interactive Map Coming Soon</MapPlaceholder>;
  return <OnDemandMap location={location} source={mapSource.name} />;
}

const labels = { idle: "Show the map", loading: "Loading...", failed: "Retry" } as const;

/** Loads the map's code and tiles only when the visitor presses the button. How large the tiles are, only their server knows. */
function OnDemandMap({ location, source }: { location: MapLocation; source: string }) {
  const [status, setStatus] = useState<keyof typeof labels>("idle");
  const [LoadedMap, setLoadedMap] = useState<ComponentType<{ location: MapLocation }>>();
  const button = useRef<HTMLButtonElement>(null);
  const cost = useId();
  const isHydrated = useHydrated();
  const load = async () => {
    setStatus("loading");
    try {
      const { InteractiveMap, loadTile } = await import("./interactive-map.tsx");
      await loadTile(location);
      setLoadedMap(() => InteractiveMap);
    } catch {
      setStatus("failed");
    }
  };
  const loadAtOnce = useEffectEvent(load);
  // The visitor may have pressed the button before this code was loaded.
  useEffect(() => {
    if (isLastTapped(button.current)) loadAtOnce();
  }, []);

  if (LoadedMap) return <LoadedMap location={location} />;
  return (
    <MapPlaceholder location={location}>
      <p role="status" className="mb-2 rounded-s bg-raise px-3 py-2 text-1 font-bold empty:hidden">
        {status === "failed" && "The map could not be loaded."}
      </p>
      <Button
        ref={button}
        id="show-map"
        look="outline"
        className="needs-script bg-raise"
        busy={status === "loading"}
        aria-describedby={isHydrated ? cost : undefined}
        onClick={load}
      >
        <Icon name="map" /> <span>{labels[status]}</span>
      </Button>
      {/* The button needs the script too, and the page from the server is as large as it may be. */}
      {isHydrated && (
        <p id={cost} className="mt-2 rounded-s bg-raise px-3 py-1 text-1 text-ink2">
          {`Loads from ${source}; size not known.`}
        </p>
      )}
    </MapPlaceholder>
  );
}
