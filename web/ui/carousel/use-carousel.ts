import { type RefObject, useRef, useState } from "react";
import { prefersReducedMotion } from "#web/lib/page/prefers-reduced-motion.ts";

/** Wraps an index around at both ends of a row. */
export function wrapIndex(at: number, total: number): number {
  return total ? (at + total) % total : 0;
}

interface Carousel<Element extends HTMLElement> {
  /** Index of the visible slide. */
  index: number;
  /** Moves by one slide and wraps around. */
  step: (by: 1 | -1) => void;
  go: (at: number) => void;
  /** Props of the element that scrolls. */
  stripProps: {
    ref: RefObject<Element | null>;
    onScroll: () => void;
    onPointerDown: () => void;
    onWheel: () => void;
  };
}

/**
 * State of a strip of slides that is moved by swiping, buttons or keys.
 * @param onShow called with the index of each slide that becomes visible
 */
export function useCarousel<Element extends HTMLElement>(
  total: number,
  { start = 0, onShow }: { start?: number; onShow?: (at: number) => void } = {},
): Carousel<Element> {
  const ref = useRef<Element>(null);
  const [index, setIndex] = useState(start);
  // Target of a button press. The slides that pass by until then are not reported.
  const targetIndex = useRef<number>(undefined);

  const show = (at: number) => {
    if (at === index) return;
    setIndex(at);
    onShow?.(at);
  };
  const go = (at: number) => {
    const isNeighbour = Math.abs(at - index) === 1 && !prefersReducedMotion();
    targetIndex.current = at;
    show(at);
    ref.current?.scrollTo({ left: at * ref.current.clientWidth, behavior: isNeighbour ? "smooth" : "instant" });
  };
  const onScroll = () => {
    if (!ref.current?.clientWidth) return;
    const at = ref.current.scrollLeft / ref.current.clientWidth;
    if (targetIndex.current === undefined) show(Math.round(at));
    else if (Math.abs(at - targetIndex.current) < 0.01) targetIndex.current = undefined;
  };
  const onUserScroll = () => {
    targetIndex.current = undefined;
  };
  return {
    index,
    step: (by) => go(wrapIndex(index + by, total)),
    go,
    stripProps: { ref, onScroll, onPointerDown: onUserScroll, onWheel: onUserScroll },
  };
}
