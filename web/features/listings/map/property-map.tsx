import { type ComponentType, useState } from "react";
import { mapSource } from "#contract/listings/map-source.ts";
import type { Property } from "#contract/listings/property.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { type MapLocation, toMapLocation } from "./map-location.ts";
import { MapPlaceholder } from "./map-placeholder.tsx";

/**
 * The place on a map: drawn until the visitor asks for the real one, whose code and pictures are only then fetched.
 * Where there is no place, no source or no network it says so (ruling 14).
 */
export function PropertyMap({ listing }: { listing: Property }) {
  const place = toMapLocation(listing);
  return (
    <>
      {place && mapSource ? <AskedMap place={place} /> : <MapPlaceholder>Interactive Map Coming Soon</MapPlaceholder>}
      {place && <MapLinks place={place} />}
    </>
  );
}

function AskedMap({ place }: { place: MapLocation }) {
  const [state, setState] = useState<"drawn" | "loading" | "failed">("drawn");
  const [LiveMap, setLiveMap] = useState<ComponentType<{ place: MapLocation; onFailure: () => void }>>();
  const fail = () => {
    setLiveMap(undefined);
    setState("failed");
  };
  const show = () => {
    setState("loading");
    import("./interactive-map.tsx").then((module) => setLiveMap(() => module.InteractiveMap), fail);
  };
  if (LiveMap) return <LiveMap place={place} onFailure={fail} />;
  if (state === "failed") return <MapPlaceholder>Interactive Map Coming Soon</MapPlaceholder>;
  return (
    <MapPlaceholder>
      <button
        type="button"
        className="btn btn-outline needs-script bg-raise"
        disabled={state === "loading"}
        onClick={show}
      >
        <Icon name="map" /> {state === "loading" ? "Loading..." : "Show the map"}
      </button>
    </MapPlaceholder>
  );
}

/** The phone's own map app where there is one, and OpenStreetMap's page everywhere. */
function MapLinks({ place: { latitude, longitude } }: { place: MapLocation }) {
  const at = `${latitude},${longitude}`;
  return (
    <p className="flex flex-wrap gap-x-5">
      <a className="more touch-only text-1" href={`geo:${at}?q=${at}`}>
        <Icon name="map" /> Open in your map app
      </a>
      <a
        className="more text-1"
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="map" /> Open the place in a map
      </a>
    </p>
  );
}
