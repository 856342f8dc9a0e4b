import { useEffect, useEffectEvent, useRef } from "react";
import { isLastTapped } from "#web/lib/page/hydration/replay-early-taps.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

interface MapButtonProps {
  isMapOpen: boolean;
  onToggle: () => void;
}

/** Shows or hides the map of the areas. A press before this code has loaded counts too. */
export function MapButton({ isMapOpen, onToggle }: MapButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const toggle = useEffectEvent(onToggle);
  useEffect(() => {
    if (isLastTapped(button.current)) toggle();
  }, []);
  return (
    <Button
      ref={button}
      id="map-button"
      look="quiet"
      className="list-map needs-script"
      aria-expanded={isMapOpen}
      onClick={onToggle}
    >
      <Icon name="map" />
      Map
    </Button>
  );
}
