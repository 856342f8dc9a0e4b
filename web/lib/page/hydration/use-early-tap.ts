import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { isLastTapped } from "./replay-early-taps.ts";

/** Returns the ref of a button in a part that loads later: a tap before its code was there counts too. */
export function useEarlyTap(onTap: () => void): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const tap = useEffectEvent(onTap);
  useEffect(() => {
    if (isLastTapped(button.current)) tap();
  }, []);
  return button;
}
