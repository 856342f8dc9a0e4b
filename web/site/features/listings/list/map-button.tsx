import { formatBytes } from "#web/lib/format/format-bytes.ts";
import { listMapBytes } from "#web/lib/map/monrovia-map.ts";
import { useEarlyTap } from "#web/lib/page/hydration/use-early-tap.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { listToolClass } from "./list-tool-class.tsx";

interface MapButtonProps {
  isMapOpen: boolean;
  onToggle: () => void;
}

/** Shows or hides the map of the areas, and says what it costs. A press before this code has loaded counts too. */
export function MapButton({ isMapOpen, onToggle }: MapButtonProps) {
  return (
    <Button
      ref={useEarlyTap(onToggle)}
      id="map-button"
      look="quiet"
      className={listToolClass}
      aria-expanded={isMapOpen}
      aria-describedby="map-cost"
      onClick={onToggle}
    >
      <Icon name="map" />
      <span>Map</span>
      {/* saver.css shows it to visitors who save data. */}
      <small id="map-cost" className="hidden" aria-hidden="true">
        {formatBytes(listMapBytes)}
      </small>
    </Button>
  );
}
