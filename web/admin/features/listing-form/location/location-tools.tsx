import { useEffect, useRef, useState } from "react";
import { mapSource } from "#shared/listings/map-source.ts";
import type { MapLocation } from "#web/site/features/listings/map/map-location.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { readCoordinates, toCoordinateTexts } from "./coordinates.ts";
import { LazyPinMap } from "./lazy-pin-map.tsx";
import { useOwnLocation } from "./use-own-location.ts";

interface LocationToolsProps {
  /** The texts of the two fields. */
  latitude: string;
  longitude: string;
  readOnly: boolean;
  onChange: (texts: { latitude: string; longitude: string }) => void;
  saveDraft: () => void;
}

/** A location that is less accurate, in metres, may be at another home. */
const homeRadius = 50;

/** Fills in the coordinates: from the phone, or by a pin on the map. The fields are the alternative by keyboard. */
export function LocationTools({ latitude, longitude, readOnly, onChange, saveDraft }: LocationToolsProps) {
  const [isMapOpen, setIsMapOpen] = useState(false);
  const setLocation = (location: MapLocation) => onChange(toCoordinateTexts(location));
  const { status, locate, reload } = useOwnLocation(setLocation, saveDraft);
  const tools = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After a reload it locates by itself, while its part of the form is folded.
    const fold = tools.current?.closest("details");
    if (fold && status.name !== "idle") fold.open = true;
  }, [status.name]);
  return (
    <div ref={tools} className="grid gap-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-2">
        <Button look="outline" busy={readOnly || status.name === "locating"} onClick={locate}>
          <LineIcon name="locate" />{" "}
          <span>{status.name === "locating" ? "Finding your location…" : "Use my location"}</span>
        </Button>
        {mapSource && (
          <Button look="outline" aria-expanded={isMapOpen} onClick={() => setIsMapOpen(!isMapOpen)}>
            <Icon name="map" /> <span>{isMapOpen ? "Hide the map" : "Set the pin on a map"}</span>
          </Button>
        )}
      </div>
      <div role="status" className="text-1">
        {status.name === "found" && (
          <p className="text-ink2">
            {`Location set, accurate to about ${Math.max(1, Math.round(status.accuracy))} m.${status.accuracy > homeRadius ? " Move the pin on the map to the exact place." : ""}`}
          </p>
        )}
        {(status.name === "failed" || status.name === "blocked") && (
          <p className="flex gap-2 font-bold text-bad">
            <Icon name="warn" />
            <span>{status.message}</span>
          </p>
        )}
      </div>
      {status.name === "blocked" && (
        <Button look="outline" className="justify-self-start" onClick={reload}>
          Reload and use my location
        </Button>
      )}
      {isMapOpen && <LazyPinMap location={readCoordinates(latitude, longitude)} onMove={setLocation} />}
    </div>
  );
}
