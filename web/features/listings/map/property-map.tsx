import { type ComponentType, useState } from "react";
import { mapSource } from "#contract/listings/map-source.ts";
import type { Property } from "#contract/listings/property.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { type MapLocation, toMapLocation } from "./map-location.ts";
import { MapPlaceholder } from "./map-placeholder.tsx";

/** The location on a map, with links to other map apps. Shows a placeholder if the coordinates or tiles are missing. */
export function PropertyMap({ property }: { property: Property }) {
  const location = toMapLocation(property);
  return (
    <>
      {location && mapSource ? (
        <OnDemandMap location={location} />
      ) : (
        <MapPlaceholder>Interactive Map Coming Soon</MapPlaceholder>
      )}
      {location && <MapLinks location={location} />}
    </>
  );
}

/** Loads the map's code and tiles only when the visitor presses the button. */
function OnDemandMap({ location }: { location: MapLocation }) {
  const [status, setStatus] = useState<"idle" | "loading" | "failed">("idle");
  const [LoadedMap, setLoadedMap] = useState<ComponentType<{ location: MapLocation; onFailure: () => void }>>();
  const onFailure = () => {
    setLoadedMap(undefined);
    setStatus("failed");
  };
  const load = () => {
    setStatus("loading");
    import("./interactive-map.tsx").then((module) => setLoadedMap(() => module.InteractiveMap), onFailure);
  };
  if (LoadedMap) return <LoadedMap location={location} onFailure={onFailure} />;
  if (status === "failed") return <MapPlaceholder>Interactive Map Coming Soon</MapPlaceholder>;
  return (
    <MapPlaceholder>
      <button
        type="button"
        className="btn btn-outline needs-script bg-raise"
        disabled={status === "loading"}
        onClick={load}
      >
        <Icon name="map" /> {status === "loading" ? "Loading..." : "Show the map"}
      </button>
    </MapPlaceholder>
  );
}

/** Links to the map app of the device, on touch screens, and to OpenStreetMap. */
function MapLinks({ location: { latitude, longitude } }: { location: MapLocation }) {
  const coordinates = `${latitude},${longitude}`;
  return (
    <p className="flex flex-wrap gap-x-5">
      <a className="more touch-only text-1" href={`geo:${coordinates}?q=${coordinates}`}>
        <Icon name="map" /> Open in your map app
      </a>
      <a
        className="more text-1"
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="map" /> Open in OpenStreetMap
      </a>
    </p>
  );
}
