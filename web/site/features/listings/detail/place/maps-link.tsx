import type { MouseEvent } from "react";
import { Icon } from "#web/ui/icons/icon.tsx";
import { type MapLocation, toMapLocation } from "../../map/map-location.ts";

const mapPage = ({ latitude, longitude }: MapLocation) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

interface MapsLinkProps {
  property: { latitude: number | null; longitude: number | null; address: string; area: string | null; city: string };
}

/**
 * Opens the map app of an Android phone, which may have an offline map. Elsewhere, and without a script, a web page. If the
 * place is unknown, the map searches for the address.
 */
export function MapsLink({ property }: MapsLinkProps) {
  const { address, area, city } = property;
  const place = toMapLocation(property);
  const searched = encodeURIComponent([...new Set([address, area, city].filter(Boolean))].join(", "));
  const [app, page] = place
    ? [`${place.latitude},${place.longitude}?q=${place.latitude},${place.longitude}`, mapPage(place)]
    : [`0,0?q=${searched}`, `https://www.openstreetmap.org/search?query=${searched}`];
  const openApp = (event: MouseEvent) => {
    if (!/android/i.test(navigator.userAgent)) return;
    event.preventDefault();
    location.href = `geo:${app}`;
  };
  return (
    <a className="more text-1" href={page} target="_blank" rel="noreferrer" onClick={openApp}>
      <Icon name="map" /> Open in maps
    </a>
  );
}
