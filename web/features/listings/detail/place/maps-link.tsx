import type { MouseEvent } from "react";
import { Icon } from "#web/ui/icons/icon.tsx";
import { toMapLocation } from "../../map/map-location.ts";

interface MapsLinkProps {
  property: { latitude: number | null; longitude: number | null };
}

/** Opens the map app of an Android phone, which may have an offline map. Elsewhere, and without a script, a web page. */
export function MapsLink({ property }: MapsLinkProps) {
  const place = toMapLocation(property);
  if (!place) return null;
  const { latitude, longitude } = place;
  const coordinates = `${latitude},${longitude}`;
  const openApp = (event: MouseEvent) => {
    if (!/android/i.test(navigator.userAgent)) return;
    event.preventDefault();
    location.href = `geo:${coordinates}?q=${coordinates}`;
  };
  return (
    <a
      className="more text-1"
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
      target="_blank"
      rel="noreferrer"
      onClick={openApp}
    >
      <Icon name="map" /> Open in maps
    </a>
  );
}
